# Bash reads this before the image's entry point (BASH_ENV), because that accepts a password file only if it belongs to its own user.
ELASTIC_PASSWORD=$(cat /run/secrets/ELASTICSEARCH_ADMIN_PASSWORD)
export ELASTIC_PASSWORD
