import { InviteOwner, StartClaim } from '@tedarik/commands';
import { startStubService, stubRequest } from '@tedarik/messaging/testing';
import { Clock, DomainError, newId, type RunningService } from '@tedarik/service-kit';
import { eventually, type TestBackingService, startBackingService } from '@tedarik/testing';
import { Redis } from 'ioredis';
import type { RedisConnection } from '../src/redis.js';
import { VisitorSessionStore } from '../src/visitors/visitor-sessions.js';
import { runningGateway, type RunningGateway } from './running-gateway.js';

const INVITE = 'mutation($input:InviteOwnerInput!,$commandId:ID!){inviteOwner(input:$input,commandId:$commandId){id}}';
const CLAIM = 'mutation($input:StartClaimInput!){startClaim(input:$input){id}}';
const PAGE = newId();

describe('limits of mails to one receiver', () => {
  let [nats, redis]: TestBackingService[] = [];
  let store: Redis;
  let directory: RunningService;
  let gateway: RunningGateway;
  /** Whether the directory refuses everything. */
  let isRefusing = false;
  const answering =
    <Reply>(reply: Reply) =>
    () => {
      if (isRefusing) throw new DomainError('refused-here', 'conflict');
      return reply;
    };

  beforeAll(async () => {
    [nats, redis] = await Promise.all([startBackingService('nats'), startBackingService('redis')]);
    store = new Redis(redis!.url);
    const at = new Date().toISOString();
    const invitation = { id: newId(), email: 'ali@ornek.com', handsOver: false, expiresAt: at };
    const claim = { id: newId(), way: 'email-code', status: 'code-sent', sentTo: 'a…@b', codeExpiresAt: at } as const;
    directory = await startStubService({ name: 'directory', servers: nats!.url }, [
      stubRequest(InviteOwner, answering(invitation)),
      stubRequest(StartClaim, answering({ ...claim, documents: [] })),
    ]);
    gateway = await runningGateway({ NATS_URL: nats!.url, REDIS_URL: redis!.url, NODE_ENV: 'development' });
    await eventually('the directory answers', async () => {
      expect(await invite()).toBe(200);
      expect(await claimPage()).toBe(200);
    });
  });
  beforeEach(() => store.flushall());
  afterAll(async () => {
    store?.disconnect();
    await gateway?.stop();
    await directory?.stop();
    await Promise.all([nats?.stop(), redis?.stop()]);
  });

  /** Sends it from another account each time, so that only the limit of the receiver counts. */
  async function send(query: string, variables: object): Promise<number> {
    const secret = { SERVICE_TOKEN: 'a-token-of-tests-only' };
    const sessions = new VisitorSessionStore({ client: store } as unknown as RedisConnection, new Clock(), secret);
    const id = await sessions.begin({ accountId: newId(), name: 'Elif Şahin', verified: true });
    return (await gateway.graphql({ query, variables }, { cookie: `__Host-oturum=${id}` })).status;
  }
  const invite = () =>
    send(INVITE, {
      input: { businessId: PAGE, email: `ali+${newId()}@ornek.com`, handsOver: false },
      commandId: newId(),
    });
  const claimPage = () => send(CLAIM, { input: { businessId: PAGE, way: 'email-code', commandId: newId() } });

  it.each([
    { what: 'invitations to a mailbox', one: invite, most: 3 },
    { what: 'codes for a page', one: claimPage, most: 10 },
  ])('A22: $what are limited, whoever causes them, but refused ones are not counted', async ({ one, most }) => {
    isRefusing = true;
    for (let refused = 0; refused < most; refused++) expect(await one()).toBe(409);
    isRefusing = false;
    for (let sent = 0; sent < most; sent++) expect(await one()).toBe(200);
    expect(await one()).toBe(429);
  });
});
