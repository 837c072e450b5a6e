# A bare Debian by debootstrap, booted by systemd-nspawn; `inside` runs a command there. main.sh sources this.

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
127.0.0.1 localhost aulario.home.arpa mail.home.arpa database.home.arpa s3.home.arpa other.home.arpa
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
  --bind-ro="$here:/srv/trial/tools/install-trial" --bind-ro="$(readlink -f "$root/node_modules"):/srv/trial/node_modules" \
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
