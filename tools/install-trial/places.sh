# Where files and copies of backups lie besides this machine: S3, and another machine by SFTP. main.sh sources this.

s3=http://127.0.0.1:4568
s3_key=S3RVER

serve_s3() {
  inside systemd-run --quiet --unit=s3 "$program" /srv/trial/tools/install-trial/s3.ts /srv/s3 4568 files copies
  expect "a server of S3" until_it_says Buckets inside "$program" -e "fetch('$s3/').then(async (r) => console.log(await r.text()))"
}

files_in_s3() {
  serve_s3
  intends <<INTENT
set_to S3_URL $s3/files
set_to S3_ACCESS_KEY_ID $s3_key
set_to S3_SECRET_ACCESS_KEY $s3_key
INTENT
  operator s3
  expect "the site answers with files in S3" ready
  expect "a picture is uploaded" visit mia upload navy
  expect "pictures and the film are in the bucket" inside sh -c 'find /srv/s3/files -name "*._S3rver_object" | grep -c avatars'
  expect "all parts work" inside aulario check
  say "back to a folder"
  expect "a backup from S3 is restored into the folder" inside sh -euc '
    aulario backup /var/backups/aulario/from-s3.tar.zst
    systemctl stop aulario
    sed -i /^S3_/d /etc/aulario/settings
    aulario restore /var/backups/aulario/from-s3.tar.zst --replace
    systemctl start aulario'
  expect "the site answers with files in a folder" ready
}

copies_elsewhere() {
  inside apt-get install -qy --no-install-recommends openssh-server >>"$work/prepare-$suite.log" 2>&1
  inside sh -euc 'useradd --create-home copies; systemctl start ssh'
  operator copy-key
  tail -1 "$work/said" | inside install -D -m 644 /dev/stdin /home/copies/.ssh/authorized_keys
  intends <<INTENT
set_to RESTIC_REPOSITORY sftp:copies@other.home.arpa:aulario
INTENT
  operator copy-place
  expect "it is on the other machine" inside ls /home/copies/aulario
  intends <<INTENT
set_to RESTIC_REPOSITORY s3:$s3/copies/aulario
set_to AWS_ACCESS_KEY_ID $s3_key
set_to AWS_SECRET_ACCESS_KEY $s3_key
INTENT
  operator copy-place
  expect "it is in S3" inside sh -c 'find /srv/s3/copies -type f | wc -l'
  expect "copies that cannot be read are told" fails inside sh -c 'sed -i s/PASSWORD=./PASSWORD=x/ /etc/aulario/copy && aulario copy'
}
