# The databases of the site: a moment of the past, a replica that takes over, one that others run, other passwords.
# main.sh sources this.

sql() { inside env -C / runuser -u postgres -- psql -XqAt -v ON_ERROR_STOP=1 "$@"; }
# Until a command says something: what begins by itself may take a moment.
until_it_says() {
  local words=$1 answer
  shift
  for _ in $(seq 60); do
    answer=$("$@" 2>&1) || true
    if grep "$words" <<<"$answer"; then return 0; fi
    sleep 1
  done
  echo "$answer"
  return 1
}
# A page of which no process keeps the rows.
page_from_database() { health "/schools/gb-100002/reviews?reading=$RANDOM"; }
# Reads one, and says how many statements the replica has answered.
page_of_replica() {
  page_from_database >/dev/null
  inside "$program" -e "fetch('http://127.0.0.1:9464/metrics').then(async (r) => console.log(await r.text()))" |
    grep '^aulario_replica_reads_total{by="replica"'
}
# What the latest block printed for the operator to run.
printed() { grep -m 1 "^[^ ]*$1 " "$work/said"; }

# Something is written, a moment passes, and everything of its kind is destroyed.
moment_of_the_past() {
  local grants="select string_agg(reason, ', ') from premium_grants"
  operator moments
  sql aulario -c "insert into premium_grants (school_id, reason) values ('gb-100002', 'written before the moment')"
  sleep 2
  moment=$(date -u +%Y-%m-%dT%H:%M:%SZ)
  sleep 2
  sql aulario -c 'delete from premium_grants'
  operator moment
  expect "the printed command starts it" inside runuser -u postgres -- sh -c "$(printed pg_ctl)"
  expect "it has what was written before the moment" until_it_says 'written before the moment' \
    inside runuser -u postgres -- sh -c "$(printed psql) -Atc \"$grants\""
  expect "the server that runs has lost it" sh -c '[ -z "$1" ]' - "$(sql aulario -c "$grants")"
  visit zoe sign-up >/dev/null
  operator moment-taken
  expect "the site answers with the moment" ready
  expect "what was destroyed is back" until_it_says 'written before the moment' sql aulario -c "$grants"
  expect "the account from after the moment is gone" fails visit zoe sign-in
  expect "the account from before it signs in" visit mia sign-in
  expect "the school is found" visit mia find "Beta Trial School"
  moment=latest
  sql aulario -c "update premium_grants set reason = 'the end of the log'"
  inside rm -rf /var/lib/postgresql/before
  operator moment
  expect "the end of the new log comes back as well" inside runuser -u postgres -- sh -c "$(printed pg_ctl)"
  expect "it has what was written last" until_it_says 'the end of the log' \
    inside runuser -u postgres -- sh -c "$(printed psql) -Atc \"$grants\""
  inside runuser -u postgres -- /usr/lib/postgresql/"$major"/bin/pg_ctl stop -D /var/lib/postgresql/restored
  inside rm -r /var/lib/postgresql/restored
}

replica_takes_over() {
  sql -c "create role replicator login replication password '$password'"
  intends <<'INTENT'
set_to DATABASE_REPLICA_URLS "$(get DATABASE_URL | sed s/:5432/:5433/)"
INTENT
  operator replica
  expect "the site answers" ready
  expect "aulario check reaches the replica" inside aulario check
  expect "it answers pages" until_it_says '} [1-9]' page_of_replica
  inside systemctl stop postgresql@"$major"-main
  expect "while the primary is away, a page comes from the replica" page_from_database
  intends <<'INTENT'
set_to DATABASE_REPLICA_URLS ""
for name in DATABASE_URL DATABASE_OWNER_URL SCRATCH_DATABASE_URL; do set_to $name "$(get $name | sed s/:5432/:5433/)"; done
INTENT
  operator failover
  expect "the site answers from the former replica" ready
  expect "it takes forms: somebody signs in" visit mia sign-in
}

# Another server with TLS by an authority of its own, whose administrator gives no right to create roles.
database_of_others() {
  inside sh -euc '
    pg_dropcluster --stop "$0" main
    pg_createcluster "$0" others --port 5432
    cd /etc/mail-keys
    openssl req -newkey rsa:2048 -nodes -subj "/CN=database.home.arpa" -keyout database.key -out database.csr
    echo "subjectAltName=DNS:database.home.arpa" >san
    openssl x509 -req -in database.csr -CA ca.crt -CAkey ca.key -CAcreateserial -days 9 -extfile san -out database.crt
    install -m 600 -o postgres database.key database.crt /var/lib/postgresql/
    pg_conftool "$0" others set ssl_cert_file /var/lib/postgresql/database.crt
    pg_conftool "$0" others set ssl_key_file /var/lib/postgresql/database.key
    systemctl start postgresql@"$0"-others' "$major" >>"$work/prepare-$suite.log" 2>&1
  statements logins sed "s/ createrole//;s/…/$password/;$([ "$major" -ge 17 ] || echo "s/builtin builtin_locale/libc locale/")"
  intends <<INTENT
set_to DATABASE_URL 'postgresql://aulario:$password@database.home.arpa:5432/aulario'
set_to DATABASE_OWNER_URL 'postgresql://aulario_owner:$password@database.home.arpa:5432/aulario'
set_to SCRATCH_DATABASE_URL 'postgresql://aulario_owner:$password@database.home.arpa:5432/aulario_scratch'
set_to DATABASE_CA_FILE /usr/local/share/ca-certificates/trial-mail.crt
INTENT
  expect "a login without the right to create roles is told what is missing" inside sh -c "
    sed -e 's|^DATABASE_URL=.*|DATABASE_URL=postgresql://aulario:$password@127.0.0.1:5432/aulario|' \\
      -e 's|^DATABASE_OWNER_URL=.*|DATABASE_OWNER_URL=postgresql://aulario_owner:$password@127.0.0.1:5432/aulario|' \\
      /etc/aulario/settings >/etc/aulario/others && chown aulario /etc/aulario/others
    ! SETTINGS_FILE=/etc/aulario/others aulario migrate >/tmp/said 2>&1 && grep aulario_program /tmp/said"
  statements role cat
  operator other-database
  expect "the site answers from there" ready
  expect "all connections of the program use TLS" until_it_says '^t$' sql aulario -c "
    select bool_and(ssl) from pg_stat_ssl join pg_stat_activity using (pid) where usename like 'aulario%'"
  inside pg_dropcluster --stop "$major" replica
  expect "the account signs in" visit mia sign-in
}

other_passwords() {
  password=another-$password
  intends <<INTENT
for name in DATABASE_URL DATABASE_OWNER_URL SCRATCH_DATABASE_URL; do set_to \$name "\$(get \$name | sed 's|:[^:@]*@|:$password@|')"; done
INTENT
  operator passwords
  expect "the site answers with other passwords of the database" ready
  intends <<'INTENT'
set_to APP_SECRET_BEFORE "$(get APP_SECRET)"
set_to APP_SECRET "$(openssl rand -hex 32)"
INTENT
  operator secret
  inside sed -i '/^APP_SECRET_BEFORE=/d' /etc/aulario/settings
  inside systemctl restart aulario
  expect "the site answers without the former secret" ready
  expect "the second factor is read with the new one" visit mia sign-in
}

signs_up_in_vain() { { visit zoe sign-up 2>&1 || true; } | grep 'answered 503'; }
read_only() {
  operator read-only
  expect "a page is shown" health /schools/gb-100001
  expect "a form is refused" signs_up_in_vain
  operator read-only-off
  sleep 2
  expect "somebody signs in again" visit mia sign-in
}
