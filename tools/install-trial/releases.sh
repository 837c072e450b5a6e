# Upgrades to a next release, by archives or built here, while visitors read and write, and the way back. main.sh sources
# this.

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
  local watching=$! began
  sleep 3
  began=$SECONDS
  "$@" || rc=$?
  say "it took $((SECONDS - began)) s, load $(load)"
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
}

upgrade_by_building() {
  local before
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
}
