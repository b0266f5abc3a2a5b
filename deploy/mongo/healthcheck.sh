# Sends `hello` to mongod as a driver does. In bash only, because MongoDB's own shell takes a second to start.
exec 3<>/dev/tcp/127.0.0.1/27017 || exit 1
printf '\x34\0\0\0\1\0\0\0\0\0\0\0\xdd\x07\0\0\0\0\0\0\0\x1f\0\0\0\x10hello\0\1\0\0\0\2$db\0\6\0\0\0admin\0\0' >&3
[ "$(head -c 16 <&3 | wc -c)" -eq 16 ] || { echo 'no answer'; exit 1; }
