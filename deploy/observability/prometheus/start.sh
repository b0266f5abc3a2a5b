# Writes the tokens of the operations ports where prometheus.yml names them, for it reads no variables, and starts Prometheus.
set -eu
umask 077
printf %s "$SERVICE_TOKEN" >/tmp/SERVICE_TOKEN
printf %s "$MEDIA_TOKEN" >/tmp/MEDIA_TOKEN
printf %s "$IMPORTS_TOKEN" >/tmp/IMPORTS_TOKEN
printf %s "$METRICS_TOKEN" >/tmp/METRICS_TOKEN
exec prometheus --config.file=/etc/prometheus/prometheus.yml --storage.tsdb.path=/prometheus --storage.tsdb.retention.time=15d
