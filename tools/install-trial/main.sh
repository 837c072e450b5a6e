#!/bin/bash
# Installs the program on a bare Debian as docs/operations.md says, command by command, and uses it: from nothing to a
# page over HTTPS, mail with STARTTLS, an admin with a second factor, an import, an upload, a backup, a restore, an
# upgrade, a release that does not start, and the way back. Run it as root on Debian:
#   tools/install-trial/main.sh bookworm|trixie [folder for the machine] [folder of archives]
# With archives, as `npm run release` makes them, with the public key as aulario.pub and a later version in `next`, it
# installs and upgrades with them instead of building, and tries what an upgrade refuses.
# The machine is made by debootstrap and booted by systemd-nspawn. Its network is a loopback of its own; a proxy lets
# it reach the mirror of Debian and the registry of npm, and nothing else. Needs some 6 GB of disk.
set -euo pipefail
suite=${1:-}
work=${2:-/var/tmp/aulario-trial}
archives=${3:-}
here=$(dirname "$(readlink -f "$0")")
root=$(readlink -f "$here/../..")
node=$root/node_modules/.bin/node
machine=$work/$suite
base=$work/base-$suite
origin=https://aulario.home.arpa
count=0
first= next=
. "$here/steps.sh"
case $suite in bookworm | trixie) ;; *) cannot "name a release of Debian, bookworm or trixie." ;; esac
[ "$(id -u)" = 0 ] || cannot "it needs root."
for tool in debootstrap systemd-nspawn nsenter git; do
  command -v $tool >/dev/null || cannot "$tool is missing (apt-get install debootstrap systemd-container git)."
done
[ -x "$node" ] || cannot "run npm start or npm test first, which installs Node."

# ---- The machine -----------------------------------------------------------------------------------------------------

# What was fetched once is not fetched by the next trial.
mkdir -p "$work/outside" "$work/npm" "$work/packages-$suite"
if [ ! -d "$base" ]; then
  say "a bare Debian $suite by debootstrap"
  debootstrap --variant=minbase --include=systemd,systemd-sysv,dbus,ca-certificates "$suite" "$base.part" >"$work/debootstrap-$suite.log"
  mv "$base.part" "$base"
fi
rm -rf "$machine" "$work/$suite.git"
cp -a "$base" "$machine"
git clone -q --bare "$root" "$work/$suite.git"
git -C "$work/$suite.git" update-ref refs/heads/trial "$(git -C "$root" rev-parse HEAD)"
git -C "$work/$suite.git" symbolic-ref HEAD refs/heads/trial

# The machine trusts whom this one trusts besides Debian's list.
cp /usr/local/share/ca-certificates/*.crt "$machine/usr/local/share/ca-certificates/" 2>/dev/null || true
chroot "$machine" update-ca-certificates >/dev/null 2>&1
cat >"$machine/etc/hosts" <<'HOSTS'
127.0.0.1 localhost aulario.home.arpa mail.home.arpa
HOSTS
echo 'Binary::apt-get::APT::Keep-Downloaded-Packages "true";' >"$machine/etc/apt/apt.conf.d/keep"
cat >"$machine/etc/systemd/system/outside.socket" <<'UNIT'
[Socket]
ListenStream=127.0.0.1:3128
[Install]
WantedBy=sockets.target
UNIT
cat >"$machine/etc/systemd/system/outside.service" <<'UNIT'
[Service]
ExecStart=/usr/lib/systemd/systemd-socket-proxyd --connections-max=1000 /mnt/outside/proxy.socket
# npm opens many connections at once.
LimitNOFILE=8192
UNIT
mkdir -p "$machine/etc/systemd/system/sockets.target.wants"
ln -sf ../outside.socket "$machine/etc/systemd/system/sockets.target.wants/"

host_of() { sed -E 's|^[a-z]+://([^/:]+).*|\1|'; }
registry=$(npm config get registry | host_of)
mirror=$(grep -rhoE 'https?://[^ ]+' "$machine"/etc/apt/sources.list* | sort -u | host_of | tr '\n' ' ')
# shellcheck disable=SC2086
"$node" "$here/outside.ts" "$work/outside/proxy.socket" "$registry" $mirror 2>"$work/outside-$suite.log" &
outside=$!

# A newer systemd knows no other hierarchy of control groups, whatever this machine uses.
SYSTEMD_NSPAWN_UNIFIED_HIERARCHY=$([ "$suite" = bookworm ] && echo 0 || echo 1) \
  systemd-nspawn --quiet --register=no --keep-unit --private-network --machine="aulario-$suite" --boot -D "$machine" \
  --bind="$work/outside:/mnt/outside" --bind-ro="$work/$suite.git:/srv/aulario.git" \
  --bind="$work/npm:/root/.npm" --bind="$work/packages-$suite:/var/cache/apt/archives" >"$work/boot-$suite.log" 2>&1 </dev/null &
nspawn=$!
ended() {
  kill "$outside" 2>/dev/null || true
  kill -TERM "$nspawn" 2>/dev/null || true
  wait "$nspawn" 2>/dev/null || true
}
trap ended EXIT

leader() { tr ' ' '\n' <"/proc/$nspawn/task/$nspawn/children" | head -1; }
inside() {
  nsenter --target "$(leader)" --mount --uts --ipc --net --pid --root -- env -i --chdir=/root HOME=/root LANG=C.UTF-8 \
    PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive \
    http_proxy=http://127.0.0.1:3128 https_proxy=http://127.0.0.1:3128 no_proxy=localhost,127.0.0.1,home.arpa \
    NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt "$@"
}
for _ in $(seq 60); do
  sleep 1
  state=$(inside systemctl is-system-running 2>/dev/null || true)
  case $state in running | degraded) break ;; esac
done
case $state in running | degraded) ;; *) cannot "the machine does not boot, see $work/boot-$suite.log." ;; esac
say "Debian $(cat "$machine/etc/debian_version") is up, systemd $(inside systemctl --version | head -1)"

# ---- What stands for the world: a mail server, people, and the operator's editor -------------------------------------

prepare() {
  inside apt-get update -q
  inside apt-get install -qy --no-install-recommends postfix openssl
  inside sh -euc '
    mkdir -p /etc/mail-keys && cd /etc/mail-keys
    openssl req -x509 -newkey rsa:2048 -nodes -days 9 -subj "/CN=Trial" -keyout ca.key -out ca.crt
    openssl req -newkey rsa:2048 -nodes -subj "/CN=mail.home.arpa" -keyout mail.key -out mail.csr
    echo "subjectAltName=DNS:mail.home.arpa" >san
    openssl x509 -req -in mail.csr -CA ca.crt -CAkey ca.key -CAcreateserial -days 9 -extfile san -out mail.crt
    cp ca.crt /usr/local/share/ca-certificates/trial-mail.crt && update-ca-certificates
    postconf -e myhostname=mail.home.arpa "mydestination=post.home.arpa" smtpd_tls_security_level=encrypt \
      smtpd_tls_cert_file=/etc/mail-keys/mail.crt smtpd_tls_key_file=/etc/mail-keys/mail.key \
      smtpd_tls_received_header=yes inet_interfaces=loopback-only
    for name in mia leo; do useradd "$name"; done
    systemctl restart postfix'
}
say "a mail server that takes mail by STARTTLS only"
prepare >"$work/prepare-$suite.log" 2>&1
cat >"$machine/usr/local/bin/editor" <<'EDITOR'
#!/bin/sh
# The operator fills in what only the operator knows.
sed -i -e 's|^SMTP_URL=.*|SMTP_URL=smtp://mail.home.arpa:25|' -e 's|^OPERATOR_NAME=.*|OPERATOR_NAME=Schulweg GmbH|' \
  -e 's#^OPERATOR_ADDRESS=.*#OPERATOR_ADDRESS=Rheinweg 3|50668 Köln#' -e 's|^OPERATOR_VAT_ID=.*|OPERATOR_VAT_ID=DE136695976|' \
  -e 's|^OPERATOR_IBAN=.*|OPERATOR_IBAN=DE89370400440532013000|' -e 's|^OPERATOR_LAND=.*|OPERATOR_LAND=NW|' \
  -e 's#^OPERATOR_RESPONSIBLE=.*#OPERATOR_RESPONSIBLE=Schulweg GmbH|Rheinweg 3|50668 Köln#' "$1"
echo PROCESSES=2 >>"$1"
# No public authority certifies the name of this site, so Caddy does it itself, as `tls internal` says for one site.
printf '{\n\tlocal_certs\n}\n' | cat - /etc/caddy/Caddyfile >/tmp/Caddyfile && cat /tmp/Caddyfile >/etc/caddy/Caddyfile
systemctl reload caddy
EDITOR
chmod +x "$machine/usr/local/bin/editor"
cat >"$machine/var/tmp/edubasealldata20261130.csv" <<'CSV'
"URN","EstablishmentName","TypeOfEstablishment (name)","EstablishmentStatus (name)","PhaseOfEducation (name)","StatutoryLowAge","StatutoryHighAge","Street","Town","Postcode","NumberOfPupils","Easting","Northing"
"100001","Alpha Trial School","Community school","Open","Primary","4","11","High Street","Leeds","LS1 1AA","200","430000","433000"
"100002","Beta Trial School","Community school","Open","Primary","4","11","Low Street","Leeds","LS1 1AB","300","430100","433100"
CSV

# The one archive of this processor in a folder.
archive_in() { basename "$(ls "$1"/aulario-*-linux-"$(dpkg --print-architecture | sed s/amd64/x64/)".tar.zst)"; }
if [ -n "$archives" ]; then
  first=$(archive_in "$archives")
  next=$(archive_in "$archives/next")
  cp "$archives/$first" "$archives/$first.minisig" "$archives/next/$next" "$archives/next/$next.minisig" \
    "$archives/aulario.pub" "$machine/var/tmp/"
fi

# ---- The operator ----------------------------------------------------------------------------------------------------

# The commands of a block in docs/operations.md, one a line, with the names of this trial in place of the examples.
block() {
  awk -v mark="<!-- trial: $1 -->" '$0 == mark { on = 1; next } on && /^```sh/ { inside = 1; next }
    on && /^```/ { exit } inside { sub(/ +#.*/, ""); if (NF) print }' "$root/docs/operations.md" |
    sed -e "s|aulario-1.0.0-linux-x64|${first%.tar.zst}|g" -e "s|aulario-1.0.1-linux-x64.tar.zst|$next|" \
      -e 's|<repository>|/srv/aulario.git|' -e 's|aulario\.example|aulario.home.arpa|g' -e 's|<your e-mail>|mia@post.home.arpa|'
}

# Runs a block as the operator, and counts its commands.
operator() {
  local command commands
  mapfile -t commands < <(block "$1")
  [ "${#commands[@]}" -gt 0 ] || { echo "docs/operations.md has no block $1"; exit 1; }
  for command in "${commands[@]}"; do
    count=$((count + 1))
    say "operator $count# $command"
    inside sh -c "$command" 2>&1 | tail -n "${lines:-12}" | sed 's/^/           /'
  done
}

log_of_site() { inside journalctl -u aulario -u caddy -u postfix@- --no-pager -n 60; }
fails() { ! "$@"; }

trust=/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt
program=/opt/aulario/current/node_modules/.bin/node
visit() { inside NODE_EXTRA_CA_CERTS=$trust $program /opt/aulario/current/tools/install-trial/visit.ts $origin "$@"; }
health() { inside NODE_EXTRA_CA_CERTS=$trust $program -e "
  fetch('$origin$1').then(async (r) => { console.log(r.status, (await r.text()).slice(0, 300)); process.exit(r.ok ? 0 : 1) }, (e) => { console.log(e.cause ?? e); process.exit(1) })"; }
ready() {
  for _ in $(seq 120); do
    health /readyz && return 0
    sleep 1
  done
  return 1
}

operator "install${archives:+-release}"
[ -z "$archives" ] || expect "neither compiler nor registry was needed" inside sh -c '! command -v npm git cc'
installed=$count
expect "the site answers over HTTPS" ready
expect "the front page" health /
expect "a test mail" inside aulario mail test leo@post.home.arpa
expect "somebody signs up, and confirms by mail" visit mia sign-up
operator first-steps
expect "the admin is asked for a second factor" visit mia staff
expect "an imported school" visit mia find "Alpha Trial School"
expect "a picture is uploaded" visit mia upload teal
expect "mia manages a profile that may show films" inside runuser -u postgres -- psql -qAt aulario -c "
  insert into school_members (school_id, user_id, role)
    select 'gb-100001', id, 'editor' from users where email = 'mia@post.home.arpa';
  insert into premium_grants (school_id, reason) values ('gb-100001', 'a trial') returning school_id"
expect "a film arrives through Caddy, and a larger one is refused with words" visit mia film gb-100001
say "$count commands from a bare Debian to a site with an admin and schools ($installed to the first page)"
expect "hardening" inside systemd-analyze security aulario.service --no-pager

if [ -z "$archives" ]; then
  operator routing
  expect "the engine of the way to school" inside aulario routing try
fi

inside systemctl stop aulario
expect "while no process answers, visitors get a page in their language" inside NODE_EXTRA_CA_CERTS=$trust $program -e "
  fetch('$origin/', { headers: { 'accept-language': 'fr' } }).then(async (r) => {
    const page = [r.status, r.headers.get('retry-after'), (await r.text()).includes('<html lang=\"fr\">')].join(' ')
    console.log(page)
    process.exit(page === '502 30 true' ? 0 : 1)
  })"
inside systemctl start aulario
expect "the site answers again" ready

operator backup
expect "somebody else signs up after the backup" visit leo sign-up
operator restore
expect "the site answers after the restore" ready
expect "the account of the backup signs in with its second factor" visit mia sign-in
expect "the account from after the backup is gone" fails visit leo sign-in
expect "the imported school is back" visit mia find "Beta Trial School"

operator verify
operator copy
expect "copies that cannot be read are told" fails inside sh -c 'sed -i s/PASSWORD=./PASSWORD=x/ /etc/aulario/copy && aulario copy'

# ---- Releases --------------------------------------------------------------------------------------------------------

# A next release: another version, other styles, a table more.
publish() {
  rm -rf "$work/next"
  git clone -q "$work/$suite.git" "$work/next"
  (
    cd "$work/next"
    "$@"
    git add -A
    git -c user.name=trial -c user.email=trial@home.arpa commit -qm "$1"
    git push -q origin HEAD:trial
  )
}
better() {
  sed -i 's/"version": "[0-9.]*"/"version": "9.9.1"/' package.json
  echo 'create table trial_marks (id uuid primary key default uuidv7(), mark text not null);
insert into trial_marks (mark) values ($$of the next release$$);' >db/migrations/9999_trial.sql
  echo '.trial-mark { color: teal; }' >>"$(git ls-files 'app/**/*.css' 'app/*.css' | head -1)"
}
broken() {
  sed -i 's/"version": "[0-9.]*"/"version": "9.9.2"/' package.json
  sed -i '1i throw new Error("This release is broken.")' server/program.ts
}

watched() {
  local rc=0
  inside rm -f /root/watch.end
  inside NODE_EXTRA_CA_CERTS=$trust $program /opt/aulario/current/tools/install-trial/watch.ts $origin /root/watch.end gb-100001 \
    >"$work/watch-$suite.log" 2>&1 &
  local watching=$!
  sleep 3
  "$@" || rc=$?
  sleep 3
  inside touch /root/watch.end
  if ! wait $watching; then
    say "FAILED: requests meanwhile"
    cat "$work/watch-$suite.log"
    exit 1
  fi
  say "requests meanwhile: $(cat "$work/watch-$suite.log")"
  return $rc
}

upgrade_by_archives() {
  inside cp "/var/tmp/$first" /var/tmp/changed.tar.zst
  inside sh -c "cp /var/tmp/$first.minisig /var/tmp/changed.tar.zst.minisig; printf x | dd of=/var/tmp/changed.tar.zst bs=1 seek=9999 conv=notrunc"
  expect "a changed archive is refused" inside sh -c 'aulario upgrade /var/tmp/changed.tar.zst 2>&1 | grep "not what was signed"'
  watched operator upgrade-release
  expect "the next release answers" inside sh -c 'aulario version | tee /dev/stderr | grep "^answers now: Aulario 9.9.1"'
  expect "the lower version is refused" inside sh -c "aulario upgrade /var/tmp/$first 2>&1 | grep 'is lower than 9.9.1'"
  watched operator rollback
  expect "the first release answers again" inside sh -c 'aulario version | grep "^answers now: Aulario 1"'
  say "everything works on Debian $suite with archives: $count commands of the operator in all"
}
if [ -n "$archives" ]; then
  upgrade_by_archives
  exit
fi

publish better
before=$(inside readlink /opt/aulario/current)
watched operator upgrade
expect "the next release is in use" inside sh -c 'aulario version | tee /dev/stderr | grep "^answers now: Aulario 9.9.1" && ! aulario version | grep "^answers now: Aulario 1"'
expect "a page of the release before finds its scripts" inside sh -c "for f in \$(cat $before/build/own-assets); do test -e /opt/aulario/current/build/client/assets/\$f || exit 1; done; wc -l < $before/build/own-assets"
publish broken
say "a release that does not start"
watched expect "it is refused, and the one before goes on" fails inside sh -c 'git -C /opt/aulario/source pull -q && aulario upgrade'
expect "the version before is in use" inside sh -c 'aulario version | grep "^answers now: Aulario 9.9.1"'
watched operator rollback
expect "the first release is in use again" inside sh -c 'aulario version | grep "^answers now: Aulario 1"'
expect "a backup by the release that went back" inside aulario backup /var/backups/aulario/back.tar.zst
expect "it is restored by that release, with the table of the later one" inside sh -euc '
  systemctl stop aulario
  aulario restore /var/backups/aulario/back.tar.zst --replace
  systemctl start aulario
  runuser -u postgres -- psql -qAt aulario -c "select mark from trial_marks"'
expect "the site answers" ready
expect "the nightly backup" inside sh -euc 'systemctl start aulario-backup; systemctl show -p Result aulario-backup'
expect "a backup that fails" fails inside sh -euc '
  sed -i "s/^CONTACT_EMAIL=.*/CONTACT_EMAIL=leo@post.home.arpa/" /etc/aulario/settings
  : >/var/mail/leo
  chmod 000 /var/backups/aulario
  systemctl start aulario-backup'
expect "is told by mail" inside sh -euc '
  chmod 700 /var/backups/aulario
  for second in $(seq 30); do grep -q aulario-backup /var/mail/leo && break; sleep 1; done
  systemctl show -p Result --value aulario-alarm@aulario-backup.service.service
  grep "^Subject" /var/mail/leo'
expect "hosts that the machine asked for besides the two" cat "$work/outside-$suite.log"
say "everything works on Debian $suite: $count commands of the operator in all"
