//! The address that phones in the house can open, in a network of the test's own: a cable with the server at one end
//! and a phone at the other. Only root can lay one, and not in every container; elsewhere the test says that it was
//! left out.
#![cfg(target_os = "linux")]

use std::process::Command;

/// The house has 192.168.77.0/24; the phone asks for what the server has printed.
const SCRIPT: &str = r#"
set -e
ip link set lo up
ip link add house0 type veth peer name phone0
unshare --net sleep 60 & phone=$!
trap 'kill $phone $server 2>/dev/null' EXIT
# Until the phone has a network of its own.
while [ "$(readlink /proc/$phone/ns/net)" = "$(readlink /proc/self/ns/net)" ]; do sleep 0.05; done
ip link set phone0 netns $phone
ip address add 192.168.77.5/24 dev house0
ip link set house0 up
ip route add default via 192.168.77.1
at_the_phone="nsenter --net=/proc/$phone/ns/net"
$at_the_phone ip address add 192.168.77.9/24 dev phone0
$at_the_phone ip link set phone0 up
"$1" serve --no-open --listen 0.0.0.0:7117 --db "$2/tables.sqlite" > "$2/said" & server=$!
for _ in $(seq 100); do grep -q 'Others in the house' "$2/said" && break; sleep 0.1; done
cat "$2/said"
# The phone opens the page; the machine itself hears where that is, and the phone does not.
$at_the_phone python3 -c '
import urllib.request as web
at = "http://192.168.77.5:7117"
print("phone:", "<title>Tabuleiro</title>" in web.urlopen(at + "/", timeout=10).read().decode())
print("told to the phone:", web.urlopen(at + "/api/network", timeout=10).read().decode())
'
python3 -c '
import urllib.request as web
print("told here:", web.urlopen("http://127.0.0.1:7117/api/network", timeout=10).read().decode())
'
"#;

fn can_lay_a_cable() -> bool {
    let tried = Command::new("unshare")
        .args(["--net", "ip", "link", "add", "house0", "type", "veth"])
        .args(["peer", "name", "phone0"])
        .output();
    tried.is_ok_and(|tried| tried.status.success())
}

#[test]
fn phones_in_the_house_find_the_server() {
    if !can_lay_a_cable() {
        eprintln!("LEFT OUT: whoever runs this may not make a network of its own");
        return;
    }
    let folder = std::env::temp_dir().join(format!("tabuleiro-lan-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let run = Command::new("unshare")
        .args(["--net", "sh", "-c", SCRIPT, "lan"])
        .arg(env!("CARGO_BIN_EXE_tabuleiro"))
        .arg(&folder)
        .output()
        .expect("unshare");
    drop(std::fs::remove_dir_all(folder));
    let said = String::from_utf8_lossy(&run.stdout);
    let wrong = String::from_utf8_lossy(&run.stderr);
    for line in [
        "Others in the house find it at http://192.168.77.5:7117/",
        "phone: True",
        "told to the phone: {\"network\":null}",
        "told here: {\"network\":\"http://192.168.77.5:7117\"}",
    ] {
        assert!(said.contains(line), "no {line:?} in\n{said}{wrong}");
    }
}
