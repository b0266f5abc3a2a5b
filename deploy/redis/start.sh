# Starts Redis with a user for each of its two services, which can access only its own keys. Nobody else can sign in; the user `health`
# may only ping.
set -eu
may='+@all -@admin -@dangerous +info'
# If its memory is full, Redis rejects new jobs instead of evicting old ones.
set -- redis-server --dir /data --appendonly yes --maxmemory 384mb --maxmemory-policy noeviction \
  --user default off \
  --user health on nopass +ping \
  --user gateway on ">$(cat /run/secrets/REDIS_GATEWAY_PASSWORD)" '~session:*' '~sessions-of:*' '~limit:*' \
  '~passkey-challenge:*' $may \
  --user imports on ">$(cat /run/secrets/REDIS_IMPORTS_PASSWORD)" '~bull:*' '&*' $may +client
if command -v docker-entrypoint.sh >/dev/null; then set -- docker-entrypoint.sh "$@"; fi
exec "$@"
