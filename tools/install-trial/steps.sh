# What the trials share: they source this, and define `log_of_site`, which prints the latest lines of the site's log.
started=$SECONDS

cannot() {
  echo "This trial cannot run here: $1" >&2
  exit 69
}

# What else this machine did in the last one and five minutes, for figures.
load() { cut -d ' ' -f 1,2 /proc/loadavg; }

say() { printf '\n%5ds  %s\n' $((SECONDS - started)) "$*"; }

# Something that people or the trial do, with its answer.
expect() {
  local what=$1
  shift
  if ! said=$("$@" 2>&1); then
    say "FAILED: $what"
    echo "$said" | tail -40
    log_of_site 2>&1 || true
    exit 1
  fi
  say "$what: $(echo "$said" | tail -1)"
}
