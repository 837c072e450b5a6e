#!/bin/bash
# Builds the image by the Dockerfile without Docker, measures it, and runs deploy/compose.yaml as it is: database,
# program and proxy, with a page over HTTPS, the commands, and an upgrade of the container. Run it as root on Debian:
#   tools/install-trial/containers.sh [folder]
# Nothing comes from a registry of images. Debian by debootstrap is the base of the program, and of images that stand
# for those of PostgreSQL and Caddy, with Debian's packages of both. Needs some 5 GB of disk and the ports 80 and 443.
# Where this machine does not let podman work as it wants to, it says what it changes for podman, and only there.
set -euo pipefail
work=${1:-/var/tmp/aulario-trial}
root=$(readlink -f "$(dirname "$0")/../..")
base=$work/base-container
# What the program itself may add to Debian.
limit_mb=250
. "$root/tools/install-trial/steps.sh"
# Caddy certifies this name itself.
export DOMAIN=localhost POSTGRES_PASSWORD=kreide-und-tafel

[ "$(id -u)" = 0 ] || cannot "it needs root."
for tool in debootstrap podman podman-compose git curl; do
  command -v $tool >/dev/null ||
    cannot "$tool is missing (apt-get install debootstrap podman podman-compose golang-github-containernetworking-plugin-dnsname git curl)."
done

# The runtime refuses control groups of both versions at once: here, and for nobody else, only one is mounted.
hybrid=/sys/fs/cgroup/unified
if mountpoint -q $hybrid; then
  say "this machine has control groups of both versions: the trial hides the second from podman"
  # shellcheck disable=SC2016
  exec unshare --mount sh -c 'umount "$0" && exec "$@"' $hybrid "$(readlink -f "$0")" "$@"
fi

log_of_site() { podman logs --tail 40 aulario_aulario_1; }
soon() {
  for _ in $(seq 60); do
    "$@" && return 0
    sleep 1
  done
  return 1
}

mkdir -p "$work"
if [ ! -d "$base" ]; then
  say "a bare Debian trixie by debootstrap"
  debootstrap --variant=minbase trixie "$base.part" >"$work/debootstrap-container.log"
  mv "$base.part" "$base"
fi
# The images trust whom this machine trusts besides Debian's list.
mkdir -p "$base/usr/local/share/ca-certificates"
cp /usr/local/share/ca-certificates/*.crt "$base/usr/local/share/ca-certificates/" 2>/dev/null || true
tar -C "$base" -c . | podman import -q - localhost/aulario-debian >/dev/null
runs() { podman run --rm localhost/aulario-debian true; }
# Podman's own limits, or less where this process may have less.
limit() { echo "$(($1 < $2 ? $1 : $2)):$(($1 < $2 ? $1 : $2))"; }
if ! said=$(runs 2>&1); then
  files=$(ulimit -Hn | sed s/unlimited/1048576/)
  processes=$(ulimit -Hu | sed s/unlimited/32768/)
  export CONTAINERS_CONF=$work/containers.conf
  echo "[containers]
default_ulimits = [\"nofile=$(limit "$files" 1048576)\", \"nproc=$(limit "$processes" 32768)\"]" >"$CONTAINERS_CONF"
  runs || cannot "podman runs no container (see above; and with its own limits: $said)."
  say "this machine refuses podman's limits ($said): containers get $(tail -1 "$CONTAINERS_CONF")"
fi

build() { podman build -q --format docker --build-arg BASE=localhost/aulario-debian "$@"; }
say "images that stand for those of PostgreSQL and Caddy"
build -t localhost/postgres:18 -f - "$work" <<'FILE' >/dev/null
ARG BASE
FROM ${BASE}
ARG DEBIAN_FRONTEND=noninteractive
RUN apt-get update && apt-get install -y --no-install-recommends postgresql && rm -rf /var/lib/apt/lists/* /var/lib/postgresql/*
RUN printf '%s\n' '#!/bin/bash' 'set -euo pipefail' 'cd /' 'export PATH=$(echo /usr/lib/postgresql/*/bin):$PATH PGDATA=/var/lib/postgresql/data' \
  'chown postgres: /var/lib/postgresql' 'if [ ! -e $PGDATA ]; then' \
  '  install -m 600 -o postgres /dev/stdin /tmp/password <<<$POSTGRES_PASSWORD; runuser -u postgres -- initdb -A scram-sha-256 -U $POSTGRES_USER --pwfile=/tmp/password $POSTGRES_INITDB_ARGS' \
  '  echo "host all all all scram-sha-256" >>$PGDATA/pg_hba.conf' \
  '  runuser -u postgres -- pg_ctl -w start -o "-c listen_addresses="' \
  '  PGPASSWORD=$POSTGRES_PASSWORD createdb -h /var/run/postgresql -U $POSTGRES_USER $POSTGRES_DB' \
  '  runuser -u postgres -- pg_ctl -w stop' 'fi' \
  "exec setpriv --reuid postgres --regid postgres --init-groups postgres -c listen_addresses='*'" >/usr/local/bin/begin && chmod +x /usr/local/bin/begin
STOPSIGNAL SIGINT
CMD ["begin"]
FILE
build -t localhost/caddy:2 -f - "$work" <<'FILE' >/dev/null
ARG BASE
FROM ${BASE}
ARG DEBIAN_FRONTEND=noninteractive
RUN apt-get update && apt-get install -y --no-install-recommends caddy && rm -rf /var/lib/apt/lists/*
ENV XDG_DATA_HOME=/data
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile"]
FILE

say "the image by the Dockerfile"
rm -rf "$work/image"
git clone -q "$root" "$work/image"
cd "$work/image"
build --build-arg NODE_EXTRA_CA_CERTS="${NODE_EXTRA_CA_CERTS:-}" -t localhost/aulario . >"$work/container-build.log" 2>&1 || {
  tail -40 "$work/container-build.log"
  exit 1
}
in_image() { podman run --rm localhost/aulario "$@"; }
own_mb=$(($(in_image du -sb --exclude=/aulario/data /aulario | cut -f1) / 1000000))
say "$own_mb MB of the program beside Debian, by folder:"
in_image sh -c 'du -b --max-depth=1 /aulario | sort -rn | head -8; du -b --max-depth=1 /aulario/node_modules | sort -rn | head -12'
[ "$own_mb" -lt $limit_mb ] || {
  say "FAILED: the limit is $limit_mb MB"
  exit 1
}

# ---- The operator ----------------------------------------------------------------------------------------------------

sed -e 's|^APP_SECRET=.*|APP_SECRET=a-secret-of-the-trial-that-is-long-enough-for-it|' -e '/^PUBLIC_URL=/d' -e '/^DATABASE_/d' \
  -e 's|^SMTP_URL=.*|SMTP_URL=smtps://mail.home.arpa:465|' -e 's|^MAIL_FROM=.*|MAIL_FROM=Aulario <post@aulario.home.arpa>|' \
  -e 's|^CONTACT_EMAIL=.*|CONTACT_EMAIL=team@aulario.home.arpa|' -e 's|^OPERATOR_NAME=.*|OPERATOR_NAME=Schulweg GmbH|' \
  -e 's#^OPERATOR_ADDRESS=.*#OPERATOR_ADDRESS=Rheinweg 3|50668 Köln#' -e 's|^OPERATOR_VAT_ID=.*|OPERATOR_VAT_ID=DE136695976|' \
  -e 's|^OPERATOR_IBAN=.*|OPERATOR_IBAN=DE89370400440532013000|' -e 's|^OPERATOR_LAND=.*|OPERATOR_LAND=NW|' \
  -e 's#^OPERATOR_RESPONSIBLE=.*#OPERATOR_RESPONSIBLE=Schulweg GmbH|Rheinweg 3|50668 Köln#' \
  deploy/settings.example >deploy/settings

compose() { podman-compose -p aulario -f deploy/compose.yaml "$@"; }
ended() { compose down -v -t 10 >/dev/null 2>&1 || true; }
trap ended EXIT
ended
say "operator# docker compose -f deploy/compose.yaml up -d"
compose up -d >"$work/compose.log" 2>&1 || {
  cat "$work/compose.log"
  exit 1
}
in_program() { podman exec aulario_aulario_1 "$@"; }
authority() { podman exec aulario_proxy_1 cat /data/caddy/pki/authorities/local/root.crt >"$work/authority.crt" 2>/dev/null; }
visit() { curl -fsS --max-time 20 --cacert "$work/authority.crt" "https://$DOMAIN$1"; }
expect "Caddy has its certificate" soon authority
expect "the site answers over HTTPS" soon visit /readyz
expect "the front page" sh -c "curl -fsS --cacert $work/authority.crt https://$DOMAIN/ | grep -o '<h1[^>]*>' | head -1"
expect "the container says that it is healthy" podman healthcheck run aulario_aulario_1
expect "the database says that it is healthy" podman healthcheck run aulario_database_1
expect "its version" in_program aulario version
expect "the parts, all but the mail server, which the trial lacks" sh -c \
  'podman exec aulario_aulario_1 aulario check 2>&1 | tee /dev/stderr | grep -c "^works"'
expect "a backup" in_program aulario backup /aulario/data/by-hand.tar.zst
expect "the program cannot write beside its data" sh -c '! podman exec aulario_aulario_1 touch /aulario/server/x 2>&1'
expect "it runs as" in_program id -un

say "the database is away for five seconds"
podman stop -t 10 aulario_database_1 >/dev/null
expect "the program says so to who watches it" sh -c \
  "curl -sS -o /dev/null -w '%{http_code}' --max-time 20 --cacert $work/authority.crt https://$DOMAIN/readyz | grep 503"
expect "visitors get the front page" sh -c "curl -fsS --cacert $work/authority.crt https://$DOMAIN/ | grep -c '<h1'"
sleep 5
podman start aulario_database_1 >/dev/null
expect "the site answers again" soon visit /readyz
podman stop -t 30 aulario_aulario_1 >/dev/null
expect "while no process answers, visitors get a page in their language" sh -c \
  "curl -sS --max-time 20 --cacert $work/authority.crt -H 'Accept-Language: fr' https://$DOMAIN/ | grep '<html lang=\"fr\">'"
podman start aulario_aulario_1 >/dev/null
expect "the site answers again" soon visit /readyz
say "the container of the program is made again, as an upgrade does"
podman rm -f -t 30 aulario_aulario_1 >/dev/null
compose up -d >>"$work/compose.log" 2>&1
expect "the site answers" soon visit /readyz
expect "the backup is still there" in_program ls /aulario/data/by-hand.tar.zst
expect "the lines of level 50" sh -c "podman logs aulario_aulario_1 2>&1 | grep -c '\"level\":[56]0' || true"
say "everything works in containers"
