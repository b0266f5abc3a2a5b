# Starts mongod with the key file that turns authentication on. The file must belong to the server's own user, to which the image's entry
# point switches if there is one.
set -eu
key=/tmp/keyfile
(umask 077 && cp /run/secrets/MONGODB_KEY $key)
if id mongodb >/dev/null 2>&1; then chown mongodb $key; fi
# Locks of a killed service are released after 20 to 30 seconds instead of 60 to 90.
set -- mongod --replSet rs0 --keyFile $key --noscripting --bind_ip_all --setParameter transactionLifetimeLimitSeconds=20
if command -v docker-entrypoint.sh >/dev/null; then set -- docker-entrypoint.sh "$@"; fi
exec "$@"
