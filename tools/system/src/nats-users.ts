import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Workplace } from './workplace.js';

export interface NatsUsers {
  /** Path of a configuration file for nats-server, readable by its owner only. */
  file: string;
  /** The environment variables with which a process signs in. */
  credentialsOf(user: string): Record<string, string>;
}

/** The users and rights of deploy/nats/nats.conf, with passwords of this workplace. */
export function natsUsers(workplace: Workplace): NatsUsers {
  const config = readFileSync('deploy/nats/nats.conf', 'utf8');
  const rights = config.slice(config.indexOf('authorization {'));
  const passwordOf = (user: string) => workplace.secret(`nats-${user}`);
  const file = resolve(workplace.file('nats-users.conf'));
  const own = rights.replace(
    /user: ([a-z]+), password: \$\w+/g,
    (_, user: string) => `user: ${user}, password: "${passwordOf(user)}"`,
  );
  writeFileSync(file, own, { mode: 0o600 });
  return { file, credentialsOf: (user) => ({ NATS_USER: user, NATS_PASSWORD: passwordOf(user) }) };
}
