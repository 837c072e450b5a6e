#!/bin/bash
# Installs the program on a bare Debian as docs/operations.md says, command by command, and uses it: from nothing to a
# page over HTTPS, mail with STARTTLS, an admin with a second factor, an import, an upload, a backup, a restore, an
# upgrade, a release that does not start, and the way back; and a moment of the past, a replica that takes over, a database
# that others run, other secrets, files and copies in S3, copies by SFTP. Run it as root on Debian:
#   tools/install-trial/main.sh bookworm|trixie [folder for the machine] [folder of archives]
# With archives, as `npm run release` makes them, with the public key as aulario.pub and a later version in `next`, it
# installs and upgrades with them instead of building, and tries what an upgrade refuses.
# The machine is made by debootstrap and booted by systemd-nspawn. Its network is a loopback of its own; a proxy lets
# it reach the mirror of Debian and the registry of npm, and nothing else. Needs some 6 GB of disk. At its end it says
# which commands of the pages it did not try, and why not.
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
# Of the examples in blocks: a moment of the past, the version of PostgreSQL, a new password.
moment=latest major=15 password=kreide-und-tafel
. "$here/steps.sh"
case $suite in bookworm | trixie) ;; *) cannot "name a release of Debian, bookworm or trixie." ;; esac
[ "$(id -u)" = 0 ] || cannot "it needs root."
for tool in debootstrap systemd-nspawn nsenter git; do
  command -v $tool >/dev/null || cannot "$tool is missing (apt-get install debootstrap systemd-container git)."
done
[ -x "$node" ] || cannot "run npm start or npm test first, which installs Node."

. "$here/machine.sh"
. "$here/world.sh"
. "$here/databases.sh"
. "$here/places.sh"
. "$here/releases.sh"

begun=$SECONDS
if [ -n "$archives" ]; then operator install-release; else operator install; fi
major=$(inside ls /usr/lib/postgresql)
[ -z "$archives" ] || expect "neither compiler nor registry was needed" inside sh -c '! command -v npm git cc'
installed=$count
expect "the site answers over HTTPS" ready
say "$((SECONDS - begun)) s from the first command to the site, load $(load)"
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

operator commands
operator journal
read_only
moment_of_the_past
replica_takes_over
database_of_others
other_passwords
files_in_s3
copies_elsewhere

if [ -n "$archives" ]; then upgrade_by_archives; else upgrade_by_building; fi

expect "the nightly backup, which removes those of two weeks ago" inside sh -euc '
  touch -d "15 days ago" /var/backups/aulario/old.tar.zst
  touch -d "13 days ago" /var/backups/aulario/young.tar.zst
  systemctl start aulario-backup
  ! test -e /var/backups/aulario/old.tar.zst
  rm /var/backups/aulario/young.tar.zst
  systemctl show -p Result aulario-backup'
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
tell_untried
say "everything works on Debian $suite${archives:+ with archives}: $count commands of the operator in all, load $(load)"
