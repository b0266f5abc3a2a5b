# A container is healthy if its process is ready. In bash only, because starting Node.js every few seconds would cost more than the
# service itself. `docker inspect` shows the output, which names the failing part.
exec 3<>"/dev/tcp/127.0.0.1/$OPS_PORT" || exit 1
printf 'GET /readyz HTTP/1.0\r\n\r\n' >&3
read -r _ status _ <&3
while read -r line && [ "$line" != $'\r' ]; do :; done <&3
cat <&3
[ "$status" = 200 ]
