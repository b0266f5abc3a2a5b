import type { RunningService } from '@tedarik/service-kit';
import { eventually, type TestBackingService, startBackingService } from '@tedarik/testing';
import { Redis } from 'ioredis';
import { aBrowser, type Browser } from './a-browser.js';
import { type IdentityFacts, identityStandIn } from './identity-stand-in.js';
import { runningGateway, type RunningGateway } from './running-gateway.js';

interface BackOfficeGateway {
  nats: TestBackingService;
  redis: TestBackingService;
  inRedis: Redis;
  site: RunningGateway;
  /** Data of the identity stand-in. */
  facts: IdentityFacts;
  /** A browser with an IP address of its own. */
  somebody: () => Browser;
}

/** A gateway for the tests of one file, with its own NATS, Redis and identity stand-in. Redis is emptied before each test. */
export function backOfficeGateway(network: string, redisUrlOf = (url: string) => Promise.resolve(url)) {
  let callers = 0;
  let identity: RunningService | undefined;
  const own = {
    facts: { accounts: [], administrators: [], requested: [] },
    somebody: () => aBrowser(own.site, `${network}.${++callers}`),
  } as unknown as BackOfficeGateway;

  beforeAll(async () => {
    [own.nats, own.redis] = [await startBackingService('nats'), await startBackingService('redis')];
    own.inRedis = new Redis(own.redis.url);
    identity = await identityStandIn(own.nats.url, own.facts);
    const env = { NODE_ENV: 'development', TRUSTED_PROXIES: '127.0.0.1' };
    const redisUrl = await redisUrlOf(own.redis.url);
    own.site = await runningGateway({ ...env, NATS_URL: own.nats.url, REDIS_URL: redisUrl });
    await eventually('identity answers', async () => {
      const answer = await own.somebody().post('/auth/back-office/sign-in', { username: 'a', password: 'b' });
      expect(answer.status).toBe(401);
    });
  });
  afterAll(async () => {
    own.inRedis?.disconnect();
    await own.site?.stop();
    await identity?.stop();
    await own.redis?.stop();
    await own.nats?.stop();
  });
  beforeEach(() => own.inRedis.flushall());
  return own;
}
