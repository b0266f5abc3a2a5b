// The secrets of the containers: their rules and their generation. Plain Node, because it is used before anything is installed.
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';

const SERVICES = ['DIRECTORY', 'IDENTITY', 'REVIEWS', 'BLOG', 'SUBMISSIONS', 'QUOTES', 'MEDIA', 'IMPORTS'];
const passwordsOf = (part, users) => users.map((user) => `${part}_${user}_PASSWORD`);

export const SECRETS = [
  'SERVICE_TOKEN',
  'SESSION_SECRET',
  'SECOND_FACTOR_SECRET',
  'IMPORTS_TOKEN',
  'MEDIA_TOKEN',
  'METRICS_TOKEN',
  'GRAFANA_PASSWORD',
  'FIRST_ADMIN_PASSWORD',
  'MONGODB_KEY',
  ...passwordsOf('MONGODB', ['ROOT', ...SERVICES]),
  ...passwordsOf('REDIS', ['GATEWAY', 'IMPORTS']),
  ...passwordsOf('ELASTICSEARCH', ['ADMIN', 'GATEWAY', 'INDEXER']),
  ...passwordsOf('NATS', [...SERVICES, 'INDEXER', 'GATEWAY', 'STREAMS']),
];

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 32;

/** Letters and digits only, because secrets are inserted into URLs, YAML and the configuration of NATS. */
export const newSecret = () => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

// Most secrets are inserted into a URL or a configuration file; the first administrator's password is not.
const RULES = {
  FIRST_ADMIN_PASSWORD: [/^.{12,128}$/, 'needs 12 to 128 characters'],
  MONGODB_KEY: [/^[A-Za-z0-9]{16,1000}$/, 'needs 16 to 1000 letters and digits, and nothing else'],
};
const RULE = [/^[A-Za-z0-9_-]{16,128}$/, 'needs 16 to 128 of A-Z a-z 0-9 _ -, and nothing else'];

/** Reads a secret of this container. */
export const secretOf = (name, folder = '/run/secrets') => readFileSync(`${folder}/${name}`, 'utf8').trim();

/** The problems of the secrets in a folder, one sentence each; never contains a value. */
export const problemsOf = (folder) =>
  SECRETS.flatMap((name) => {
    const [good, says] = RULES[name] ?? RULE;
    return good.test(secretOf(name, folder)) ? [] : [`${name} ${says}`];
  });
