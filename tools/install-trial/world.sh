# What stands for the world of a site on the machine: a mail server, people, the operator and the operator's editor.
# main.sh sources this.

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
    for name in mia leo zoe; do useradd "$name"; done
    systemctl restart postfix'
}
say "a mail server that takes mail by STARTTLS only"
prepare >"$work/prepare-$suite.log" 2>&1
cat >"$machine/usr/local/bin/editor" <<'EDITOR'
#!/bin/sh
# The operator writes what the trial intends, else fills in what only the operator knows.
set_to() {
  if grep -q "^$1=" "$file"; then sed -i "s|^$1=.*|$1=$2|" "$file"; else echo "$1=$2" >>"$file"; fi
}
get() { sed -n "s|^$1=||p" "$file"; }
file=$1
if [ -e /root/intended ]; then
  . /root/intended
  rm /root/intended
  exit
fi
set_to SMTP_URL smtp://mail.home.arpa:25
set_to OPERATOR_NAME 'Schulweg GmbH'
sed -i 's#^OPERATOR_ADDRESS=.*#OPERATOR_ADDRESS=Rheinweg 3|50668 Köln#' "$file"
set_to OPERATOR_VAT_ID DE136695976
set_to OPERATOR_IBAN DE89370400440532013000
set_to OPERATOR_LAND NW
sed -i 's#^OPERATOR_RESPONSIBLE=.*#OPERATOR_RESPONSIBLE=Schulweg GmbH|Rheinweg 3|50668 Köln#' "$file"
set_to PROCESSES 2
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

# The commands of a block in docs/operations.md, one a line, with the names of this trial in place of the examples.
block() {
  awk -v mark="<!-- trial: $1 -->" '$0 == mark { on = 1; next } on && /^```(sh|sql)/ { inside = 1; next }
    on && /^```/ { exit } inside { sub(/ +# .*/, ""); while (sub(/\\$/, "")) { getline more; $0 = $0 more } if (NF) print }' \
    "$root/docs/operations.md" |
    sed -e "s|aulario-1.0.0-linux-x64|${first%.tar.zst}|g" -e "s|aulario-1.0.1-linux-x64.tar.zst|$next|" \
      -e 's|<repository>|/srv/aulario.git|' -e 's|aulario\.example|aulario.home.arpa|g' -e 's|<your e-mail>|mia@post.home.arpa|' \
      -e "s|2026-03-01T09:59:00Z|$moment|" -e "s|postgresql/15/|postgresql/$major/|g" -e "s|postgresql@15-|postgresql@$major-|g" \
      -e "s|^\(pg_[a-z]*\) 15 |\1 $major |" -e 's|primary\.example|127.0.0.1|' -e 's|other\.example|other.home.arpa|' \
      -e "s|<password>|$password|" -e "s|<new>|$password|g"
}

tried=" "
# Prints the commands of a block, or says that no page has it.
commands_of() {
  [ -n "$(block "$1")" ] || { echo "docs/operations.md has no block $1"; exit 1; }
  block "$1"
}

# Runs a block as the operator, and counts its commands. What they say is also in $work/said.
operator() {
  local command commands
  mapfile -t commands < <(commands_of "$1")
  [ "${#commands[@]}" -gt 0 ] || exit 1
  tried="$tried$1 "
  : >"$work/said"
  for command in "${commands[@]}"; do
    count=$((count + 1))
    say "operator $count# $command"
    inside sh -c "$command" 2>&1 | tee -a "$work/said" | tail -n "${lines:-12}" | sed 's/^/           /'
  done
}

# Runs a block of SQL as the administrator of the database.
statements() {
  tried="$tried$1 "
  say "administrator of the database, block $1"
  commands_of "$1" | "${@:2}" | inside env -C / runuser -u postgres -- psql -XqAt -v ON_ERROR_STOP=1
}

# What the operator does in the next editor, in shell with set_to and get.
intends() { cat >"$machine/root/intended"; }

# What no command of this trial tried, with the reasons that the pages give.
tell_untried() {
  local name other="a trial without archives"
  [ -n "$archives" ] || other="a trial with archives"
  say "not tried here:"
  for name in $(sed -n 's/^<!-- trial: \(.*\) -->$/\1/p' "$root"/docs/*.md); do
    case $tried in *" $name "*) ;; *) echo "           the block $name: $other tries it" ;; esac
  done
  awk '/^<!-- not tried: / { reason = $0; sub(/^<!-- not tried: /, "", reason); sub(/ -->$/, "", reason); getline; getline
    print "           " $0 ": " reason }' "$root"/README.md "$root"/docs/*.md
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
