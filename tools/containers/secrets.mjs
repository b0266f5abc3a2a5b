// The secrets of .env, what they may consist of, and how they are made. Plain Node: used before anything is installed.
import { randomInt } from 'node:crypto';

const SERVICES = ['DIRECTORY', 'IDENTITY', 'REVIEWS', 'BLOG', 'SUBMISSIONS', 'MEDIA', 'IMPORTS'];
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

/** Letters and digits only: it stands in addresses, in YAML and in the configuration of NATS. */
export const newSecret = () => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

// Most stand in an address or a configuration file; the first administrator's password only in the environment.
const RULES = {
  FIRST_ADMIN_PASSWORD: [/^.{12,128}$/, 'needs 12 to 128 characters'],
  MONGODB_KEY: [/^[A-Za-z0-9]{16,1000}$/, 'needs 16 to 1000 letters and digits, and nothing else'],
};
const RULE = [/^[A-Za-z0-9_-]{16,128}$/, 'needs 16 to 128 of A-Z a-z 0-9 _ -, and nothing else'];

/** What is wrong with the secrets of an environment, one sentence each; never a value. */
export const problemsOf = (env) =>
  SECRETS.flatMap((name) => {
    const [good, says] = RULES[name] ?? RULE;
    if (!env[name]) return [`${name} is missing`];
    return good.test(env[name]) ? [] : [`${name} ${says}`];
  });
