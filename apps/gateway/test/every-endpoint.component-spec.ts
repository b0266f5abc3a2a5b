import type { RunningService } from '@tedarik/service-kit';
import { eventually, type TestBackingService, startBackingService } from '@tedarik/testing';
import { blogStandIn, noPosts } from './blog-stand-in.js';
import { directoryStandIn } from './directory-stand-in.js';
import { noFacts } from './facts.js';
import { identityStandIn } from './identity-stand-in.js';
import { CREATED_PASSKEY, USED_PASSKEY } from './passkeys.js';
import { runningGateway, type RunningGateway, SITE } from './running-gateway.js';
import { hashOf } from './web-stand-in.js';
import { WRONG_VALUES, withWrong } from './wrong-values.js';

const BODIES: Record<string, object> = {
  '/graphql': { operationName: 'Home', query: '{layout{categoryCount}}', variables: {}, extensions: {} },
  '/auth/sign-in': { email: 'a@b.example', password: 'mavi sandalye 41' },
  '/auth/sign-out': {},
  '/auth/back-office/sign-in': { username: 'yonetici', password: 'mavi sandalye 41' },
  '/auth/back-office/sign-in/code': { code: '123456' },
  '/auth/back-office/second-factor/remove': { password: 'mavi sandalye 41', code: '123456' },
  '/auth/back-office/sign-in/passkey': { passkey: USED_PASSKEY },
  '/auth/back-office/confirmation/passkey': { passkey: USED_PASSKEY },
  '/auth/back-office/passkeys/add': { name: 'Telefonum', passkey: CREATED_PASSKEY },
  '/auth/back-office/passkeys/remove': { id: 'a-passkey', password: 'mavi sandalye 41' },
  '/blog/goruntuleme': { postId: '01935a6e-5f3a-7c41-9b1e-2f6d8a0c4d10' },
  '/firma/hareket': { businessId: '01935a6e-5f3a-7c41-9b1e-2f6d8a0c4d10', act: 'views' },
  '/firma/tiklama': { text: 'zeytinyağı', rank: 3 },
};
const ADDRESSES = [
  (wrong: string) => `/firma/${wrong}`,
  (wrong: string) => `/firma?q=${wrong}&category=${wrong}&sort=${wrong}`,
  (wrong: string) => `/sehir/${wrong}`,
  (wrong: string) => `/${wrong}?${wrong}=${wrong}`,
  (wrong: string) => `/assets/${wrong}`,
  (wrong: string) => `/graphql/${hashOf('GetBusiness')}/${wrong}`,
  (wrong: string) => `/graphql/${wrong}/a`,
  (wrong: string) => `/gorsel/${wrong}/${wrong}?w=${wrong}`,
  (wrong: string) => `/kapak/${wrong}/${wrong}/${wrong}`,
  (wrong: string) => `/paylasim/${wrong}/${wrong}.jpg`,
  (wrong: string) => `/sitemaps/${wrong}.xml`,
];
/** Half of a surrogate pair, which no address can contain. */
const HALF_A_LETTER = /[\ud800-\udfff]/u;
const ENCODED = WRONG_VALUES.map((wrong) => (typeof wrong === 'string' ? wrong : JSON.stringify(wrong)))
  .filter((wrong) => !HALF_A_LETTER.test(wrong))
  .map(encodeURIComponent);

describe('every endpoint of the gateway', () => {
  let [nats, redis]: TestBackingService[] = [];
  let services: RunningService[];
  let gateway: RunningGateway;

  beforeAll(async () => {
    [nats, redis] = await Promise.all([startBackingService('nats'), startBackingService('redis')]);
    services = [
      await directoryStandIn(nats.url, noFacts()),
      await blogStandIn(nats.url, noPosts()),
      await identityStandIn(nats.url, { accounts: [], requested: [] }),
    ];
    gateway = await runningGateway({ NATS_URL: nats.url, REDIS_URL: redis.url, NODE_ENV: 'development' });
    await eventually('the directory answers', async () => expect((await gateway.fetch('/')).status).toBe(200));
    await eventually('identity answers', async () => {
      expect((await post('/auth/sign-in', BODIES['/auth/sign-in'])).status).toBe(401);
    });
  });
  afterAll(async () => {
    await gateway?.stop();
    for (const service of services ?? []) await service.stop();
    await Promise.all([nats?.stop(), redis?.stop()]);
  });

  const post = (path: string, body: unknown) =>
    gateway.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: SITE },
      body: JSON.stringify(body),
    });

  it.each(Object.entries(BODIES))('A2 A6 A41 POST %s never fails at a body', async (path, body) => {
    for (const wrong of WRONG_VALUES) {
      for (const variant of [wrong, ...withWrong(body, wrong)]) {
        const { status, text } = await post(path, variant);
        expect({ variant, text, isFailure: status >= 500 }).toMatchObject({ isFailure: false });
      }
    }
  });

  it.each(ADDRESSES.map((address) => [address('…'), address] as const))(
    'A2 A34 A41 GET %s never fails at an address',
    async (_, address) => {
      for (const wrong of ENCODED) {
        const { status, text } = await gateway.fetch(address(wrong));
        expect({ wrong, text, isFailure: status >= 500 }).toMatchObject({ isFailure: false });
      }
    },
  );
});
