# A container's health is the process's own readiness. In bash alone: a new Node.js every few seconds would cost more than
# the service. What is printed stands in `docker inspect`, with the part that fails.
exec 3<>"/dev/tcp/127.0.0.1/$OPS_PORT" || exit 1
printf 'GET /readyz HTTP/1.0\r\n\r\n' >&3
read -r _ status _ <&3
while read -r line && [ "$line" != $'\r' ]; do :; done <&3
cat <&3
[ "$status" = 200 ]
