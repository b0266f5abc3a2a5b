# Read by bash before the image's entry point (BASH_ENV): that takes a password from a file only if it belongs to its own user.
ELASTIC_PASSWORD=$(cat /run/secrets/ELASTICSEARCH_ADMIN_PASSWORD)
export ELASTIC_PASSWORD
