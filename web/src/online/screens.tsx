import type { JSX } from 'solid-js';
import { lazy, Match, Switch } from 'solid-js';
import { address } from '../app/router';
import { Invite } from './Invite';
import { Lobby } from './Lobby';
import { OnlineTable } from './OnlineTable';

export { default as sheet } from './online.css?url';
export { openWords } from './words';

/** Whoever plays without an account never loads it. */
const Account = lazy(() => import('./Account'));

/** Tables elsewhere: laying one out, taking an offer, sitting down and watching. */
export default function Online(props: { at: string }): JSX.Element {
  const part = () => address().parts[0];
  return (
    <Switch>
      <Match when={part() === 'friend'}>
        <Invite slug={props.at} />
      </Match>
      <Match when={part() === 'lobby'}>
        <Lobby />
      </Match>
      <Match when={part() === 'account'}>
        <Account />
      </Match>
      <Match when={part() === 't'}>
        <OnlineTable id={props.at} />
      </Match>
    </Switch>
  );
}
