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
exec nginx -e /dev/stderr -g 'daemon off;'
