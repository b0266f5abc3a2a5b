# Starts NATS with the passwords of its users. They are quoted, because nats-server parses a value as part of its configuration, where
# 8e7… would be a malformed number.
set -eu
for file in /run/secrets/NATS_*_PASSWORD; do export "${file##*/}=\"$(cat "$file")\""; done
exec nats-server -c /etc/nats/containers.conf
