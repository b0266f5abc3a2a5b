import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';

const START = join(__dirname, '../../../deploy/redis/start.sh');
const PASSWORD = 'of-tests-only';

/** Creates the Redis user that the gateway has in containers, with the same rights, and returns the URL that signs in as it. */
export async function asInContainers(redisUrl: string): Promise<string> {
  const script = readFileSync(START, 'utf8');
  const [, may = ''] = /^may='(.*)'$/m.exec(script)!;
  const [, keys = ''] = /--user gateway on "[^"]*" ([^$]*) \$may/.exec(script)!;
  const rights = [...keys.replace(/['\\]/g, '').split(/\s+/), ...may.split(' ')];
  const client = new Redis(redisUrl);
  await client.call('ACL', 'SETUSER', 'gateway', 'on', `>${PASSWORD}`, ...rights);
  client.disconnect();
  return redisUrl.replace('//', `//gateway:${PASSWORD}@`);
}
