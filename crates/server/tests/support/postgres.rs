//! A PostgreSQL of a test's own: Debian's, in the test's folder, on a socket there and nowhere else.
//!
//! It does not run as root, which the checks are where nobody looks on; then it runs as the user `postgres`, whom the
//! package brings.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// A server that stops when it is dropped.
pub(crate) struct Server {
    programs: PathBuf,
    folder: PathBuf,
}

impl Server {
    /// Makes a database in a folder and starts it.
    pub(crate) fn start(folder: &Path) -> Self {
        let server = Self {
            programs: programs(),
            folder: folder.to_owned(),
        };
        server.give_folder();
        let data = server.data();
        server.run(
            "initdb",
            &[
                "--pgdata",
                &data,
                "--auth",
                "trust",
                "--no-sync",
                "--username",
                "tabuleiro",
            ],
        );
        server.start_again();
        server
    }

    fn start_with(&self, options: &str) {
        let (data, log) = (self.data(), self.inside("log"));
        let how = ["start", "--wait", "--pgdata", &data, "--log", &log];
        self.run("pg_ctl", &[&how[..], &["--options", options]].concat());
    }

    pub(crate) fn start_again(&self) {
        let options = format!(
            "-c listen_addresses='' -c unix_socket_directories='{}' -c wal_retrieve_retry_interval=200ms",
            self.folder.display()
        );
        self.start_with(&options);
    }

    /// A second server in a folder of its own, which has everything that this one acknowledges from now on.
    pub(crate) fn synchronous_standby(&self, folder: &Path) -> Self {
        let standby = Self {
            programs: self.programs.clone(),
            folder: folder.to_owned(),
        };
        standby.give_folder();
        let (from, data) = (self.folder.display().to_string(), standby.data());
        standby.run(
            "pg_basebackup",
            &[
                "--host",
                &from,
                "--username",
                "tabuleiro",
                "--pgdata",
                &data,
                "--write-recovery-conf",
                "--checkpoint=fast",
                "--no-sync",
            ],
        );
        standby.start_again();
        self.sql("alter system set synchronous_standby_names = '*'");
        self.sql("select pg_reload_conf()");
        standby
    }

    /// Answers by TLS on a port of this machine from now on, with a certificate that signed itself; says where both
    /// are.
    pub(crate) fn with_tls(&self) -> (u32, PathBuf) {
        let (certificate, key) = (self.folder.join("tls.crt"), self.folder.join("tls.key"));
        let made = Command::new("openssl")
            .args(["req", "-x509", "-newkey", "ec", "-pkeyopt"])
            .args(["ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"])
            .args([
                "-subj",
                "/CN=localhost",
                "-addext",
                "subjectAltName=DNS:localhost",
            ])
            .args(["-addext", "basicConstraints=critical,CA:FALSE", "-keyout"])
            .arg(&key)
            .arg("-out")
            .arg(&certificate)
            .stderr(Stdio::null())
            .status();
        assert!(made.is_ok_and(|status| status.success()), "a certificate");
        if is_root() {
            let owner = Command::new("chown").arg("postgres").arg(&key).status();
            assert!(
                owner.is_ok_and(|status| status.success()),
                "the key is given"
            );
        }
        // Systems give ports below 32768 to nobody who does not ask for one, and every test is a process of its own.
        let mut ports = (0..50).map(|tried| 20_000 + (std::process::id() + 997 * tried) % 12_000);
        let free = |port: &u32| std::net::TcpListener::bind(("127.0.0.1", *port as u16)).is_ok();
        let port = ports.find(free).expect("a port");
        self.stop();
        let options = format!(
            "-c listen_addresses=localhost -c port={port} -c ssl=on -c ssl_cert_file='{}' \
            -c ssl_key_file='{}' -c unix_socket_directories=''",
            certificate.display(),
            key.display()
        );
        self.start_with(&options);
        (port, certificate)
    }

    /// The standby takes over.
    pub(crate) fn promote(&self) {
        self.run("pg_ctl", &["promote", "--wait", "--pgdata", &self.data()]);
    }

    /// How a client finds whichever of the two can be written to.
    pub(crate) fn url_with(&self, other: &Self) -> String {
        url_of(&[&self.folder, &other.folder])
    }

    fn give_folder(&self) {
        if is_root() {
            let mut owner = Command::new("chown");
            let owner = owner.arg("postgres").arg(&self.folder).status();
            assert!(
                owner.is_ok_and(|status| status.success()),
                "the folder is given to postgres"
            );
        }
    }

    pub(crate) fn stop(&self) {
        self.run(
            "pg_ctl",
            &["stop", "--mode", "immediate", "--pgdata", &self.data()],
        );
    }

    /// How a client finds it.
    pub(crate) fn url(&self) -> String {
        let folder = self.folder.display().to_string().replace('/', "%2F");
        format!("postgres://tabuleiro@{folder}/postgres")
    }

    pub(crate) fn sql(&self, statement: &str) {
        let folder = self.folder.display().to_string();
        self.run(
            "psql",
            &[
                "-h",
                &folder,
                "-U",
                "tabuleiro",
                "-d",
                "postgres",
                "-q",
                "-c",
                statement,
            ],
        );
    }

    fn data(&self) -> String {
        self.inside("data")
    }

    fn inside(&self, name: &str) -> String {
        self.folder.join(name).display().to_string()
    }

    fn run(&self, program: &str, arguments: &[&str]) {
        let output = self.output(program, arguments);
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{program}: {said}");
    }

    fn output(&self, program: &str, arguments: &[&str]) -> Output {
        let program = self.programs.join(program);
        let mut command = if is_root() {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        // A server that is started keeps what it was given open: a pipe would never end.
        let log = self.folder.join("said");
        let said = std::fs::File::create(&log).expect("a file");
        let status = command
            .args(arguments)
            .current_dir(&self.folder)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(said)
            .status()
            .expect("Debian's programs can be started");
        Output {
            status,
            stdout: Vec::new(),
            stderr: std::fs::read(&log).unwrap_or_default(),
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.output(
            "pg_ctl",
            &["stop", "--mode", "immediate", "--pgdata", &self.data()],
        );
    }
}

/// How a client finds the first of these that can be written to.
pub(crate) fn url_of(folders: &[&Path]) -> String {
    let hosts = folders
        .iter()
        .map(|folder| folder.display().to_string().replace('/', "%2F"));
    let hosts = hosts.collect::<Vec<_>>().join(",");
    format!("postgres://tabuleiro@{hosts}/postgres?target_session_attrs=read-write")
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|output| output.stdout == b"0\n")
}

/// Where Debian puts them: the newest version.
fn programs() -> PathBuf {
    let versions = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten();
    let mut found: Vec<PathBuf> = versions.map(|entry| entry.path().join("bin")).collect();
    found.retain(|folder| folder.join("initdb").exists());
    found.sort();
    found
        .pop()
        .expect("PostgreSQL is missing: apt-get install postgresql (./check tools does it)")
}
