//! The schema, step by step and only forward. One text for both stores: SQLite takes any name of a type for what it is
//! near to, and bytes stay bytes.

/// Each step by its number, from 1. A step that was released is never changed again.
pub(super) const STEPS: [&str; 4] = [
    "
create table table_ (
    id text primary key,
    head_version bigint not null,
    rules text not null,
    rules_digest bytea not null,
    state text not null,
    visibility text not null,
    terms text not null,
    due_at bigint,
    begun bigint not null,
    ended bigint
);
create index table_due on table_ (due_at) where due_at is not null;
create index table_offered on table_ (begun) where state = 'waiting' and visibility = 'public';
create table event (
    table_id text not null,
    version bigint not null,
    command_id bytea,
    line text not null,
    seal bytea not null,
    wall_ms bigint not null,
    primary key (table_id, version)
);
create unique index event_command on event (table_id, command_id) where command_id is not null;
create table seat (
    table_id text not null,
    seat bigint not null,
    secret_hash bytea,
    join_hash bytea,
    taken bigint,
    account_id text,
    label text not null,
    dice text,
    primary key (table_id, seat)
);
create table server_secret (
    table_id text primary key,
    holder text not null
);
create table chat (
    table_id text not null,
    number bigint not null,
    seat bigint not null,
    text text not null,
    wall_ms bigint not null,
    primary key (table_id, number)
);
create table node (
    id text primary key,
    alive_until bigint not null
);
create table outage (
    node text not null,
    from_ms bigint not null,
    to_ms bigint not null,
    primary key (node, from_ms)
);
",
    "
alter table seat add column computer bigint;
alter table seat add column dice_key bytea;
",
    "
create table account (
    id text primary key,
    name text not null,
    folded text not null,
    passphrase text not null,
    made bigint not null
);
create unique index account_folded on account (folded);
create table session (
    hash bytea primary key,
    id text not null,
    account_id text not null,
    device text not null,
    made bigint not null,
    seen bigint not null
);
create index session_account on session (account_id, made);
alter table seat add column claimed bigint;
create index seat_account on seat (account_id, taken) where account_id is not null;
create table result (
    table_id text not null,
    game_no bigint not null,
    winner bigint,
    wall_ms bigint not null,
    before_0 double precision,
    after_0 double precision,
    before_1 double precision,
    after_1 double precision,
    primary key (table_id, game_no)
);
create table rating (
    account_id text not null,
    rules text not null,
    r double precision not null,
    rd double precision not null,
    vol double precision not null,
    n bigint not null,
    wall_ms bigint not null,
    primary key (account_id, rules)
);
",
    super::care::STEP,
];

/// Where it is written down which steps were taken.
pub(super) const LEDGER: &str =
    "create table if not exists migration (number bigint primary key, wall_ms bigint not null)";

/// A node that was silent for less than this was not away.
pub(super) const SHORTEST_OUTAGE: super::Wall = 1500;
