#!/bin/sh
# With a certificate the port speaks TLS and redirects plain HTTP to it. Without one it speaks plain HTTP; TLS may then end in a proxy in
# front of edge.
set -eu
if [ -e /certificates/tls.crt ]; then
  cat >/tmp/listen.conf <<'CONF'
listen 8080 ssl http2;
ssl_certificate /certificates/tls.crt;
ssl_certificate_key /certificates/tls.key;
ssl_protocols TLSv1.2 TLSv1.3;
ssl_session_cache shared:tls:10m;
ssl_session_tickets off;
error_page 497 =301 https://$http_host$request_uri;
CONF
else
  echo 'listen 8080;' >/tmp/listen.conf
fi
# How many requests of one address may be under way; 0 for any number. Proxies that are trusted count as nobody.
case "${EDGE_CONNECTIONS:-200}" in
  0) : >/tmp/limit.conf ;;
  *) echo "limit_conn address ${EDGE_CONNECTIONS:-200};" >/tmp/limit.conf ;;
esac
: >/tmp/proxies.conf
for proxy in $(echo "${TRUSTED_PROXIES:-}" | tr ',' ' '); do echo "$proxy 1;" >>/tmp/proxies.conf; done
exec nginx -e /dev/stderr -g 'daemon off;'
