import type { SignedInAccount } from '@tedarik/commands';
import { Clock, newId } from '@tedarik/service-kit';
import { Redis } from 'ioredis';
import { AdministratorSessionStore } from '../src/administrators/administrator-sessions.js';
import type { RedisConnection } from '../src/redis.js';

/** Signs an administrator in and returns the headers for their requests. Leaves no connection open. */
export async function anAdministrator(redisUrl: string, role: SignedInAccount['role'] = 'admin') {
  const client = new Redis(redisUrl);
  try {
    const redis = { client, requesting: (work: (to: Redis) => unknown) => work(client) } as unknown as RedisConnection;
    const sessions = new AdministratorSessionStore(redis, new Clock(), {
      SERVICE_TOKEN: 'a-token-of-tests-only',
    });
    const holder = { accountId: newId(), name: 'Ayşe Yılmaz', role, mustChangePassword: false };
    return { ...holder, headers: { cookie: `__Host-yonetim=${await sessions.begin(holder)}` } };
  } finally {
    client.disconnect();
  }
}
