import { Clock, newId, type RunningService } from '@tedarik/service-kit';
import { eventually, type TestBackingService, startBackingService } from '@tedarik/testing';
import { Redis } from 'ioredis';
import type { RedisConnection } from '../src/redis.js';
import { VisitorSessionStore } from '../src/visitors/visitor-sessions.js';
import { blogStandIn, noPosts } from './blog-stand-in.js';
import { directoryStandIn } from './directory-stand-in.js';
import { noFacts } from './facts.js';
import { identityStandIn } from './identity-stand-in.js';
import { isRefusedByItsTypes, OPERATIONS_OF_THE_SCHEMA, type SchemaOperation } from './operations-of-the-schema.js';
import { quotesStandIn } from './quotes-stand-in.js';
import { noReviews, reviewsStandIn } from './reviews-stand-in.js';
import { type Answer, runningGateway, type RunningGateway } from './running-gateway.js';
import { submissionsStandIn } from './submissions-stand-in.js';
import { WRONG_VALUES, withWrong } from './wrong-values.js';

const LARGEST_REFUSAL = 1_024;

/** The fault of an answer to arbitrary input: it failed, or the refusal is too long. */
function faultOf({ status, text, json }: Answer): { fault?: string } {
  const { errors = [] } = json() as { errors?: { extensions: { kind: string } }[] };
  const failed = status >= 500 || errors.some(({ extensions }) => extensions.kind === 'unexpected');
  const saysTooMuch = errors.length > 0 && text.length > LARGEST_REFUSAL;
  return failed || saysTooMuch ? { fault: `${status} ${text.slice(0, 2_000)}` } : {};
}

/** Selects from the wrong values all that reach our own code, and one of those that GraphQL's types refuse: another one each turn. */
function telling(operation: SchemaOperation, wrong: unknown[], turn: number): unknown[] {
  const refused = wrong.filter((variables) => isRefusedByItsTypes(operation, variables as Record<string, unknown>));
  const example = refused[turn % refused.length];
  return wrong.filter((variables) => variables === example || !refused.includes(variables));
}

describe('every operation of the public schema', () => {
  let [nats, redis]: TestBackingService[] = [];
  let store: Redis;
  let services: RunningService[];
  let gateway: RunningGateway;
  let cookie: string;

  const send = ({ text }: SchemaOperation, variables: unknown) =>
    gateway.graphql({ query: text, variables }, { cookie });

  /** On a busy machine a service may seem to be down for a moment; only a 503 that persists is a fault. */
  const answered = (operation: SchemaOperation, variables: unknown) =>
    eventually(`${operation.name} is answered`, async () => {
      const answer = await send(operation, variables);
      if (answer.status === 503) throw new Error(`${answer.text} for ${JSON.stringify(variables).slice(0, 2_000)}`);
      return answer;
    });

  // Saves time: there are thousands of refusals, and nobody reads their stack traces.
  const { stackTraceLimit } = Error;
  beforeAll(() => void (Error.stackTraceLimit = 0));
  afterAll(() => void (Error.stackTraceLimit = stackTraceLimit));

  beforeAll(async () => {
    [nats, redis] = await Promise.all([startBackingService('nats'), startBackingService('redis')]);
    store = new Redis(redis.url);
    const account = { id: newId(), name: 'Zeynep', verified: true, email: 'z@ornek.com', password: 'mavi sandalye 41' };
    services = [
      await directoryStandIn(nats.url, noFacts()),
      await blogStandIn(nats.url, noPosts()),
      await reviewsStandIn(nats.url, noReviews()),
      await submissionsStandIn(nats.url, []),
      await quotesStandIn(nats.url),
      await identityStandIn(nats.url, {
        accounts: [{ ...account, createdAt: '2026-11-21T08:00:00.000Z' }],
        requested: [],
      }),
    ];
    gateway = await runningGateway({ NATS_URL: nats.url, REDIS_URL: redis.url, NODE_ENV: 'development' });
    const sessions = new VisitorSessionStore({ client: store } as unknown as RedisConnection, new Clock(), {
      SERVICE_TOKEN: 'a-token-of-tests-only',
    });
    cookie = `__Host-oturum=${await sessions.begin({ accountId: account.id, name: account.name, verified: true })}`;
    await eventually('every service answers', async () => {
      for (const operation of OPERATIONS_OF_THE_SCHEMA)
        expect([operation.name, (await send(operation, operation.variables)).status]).not.toEqual([
          operation.name,
          503,
        ]);
    });
  });
  afterAll(async () => {
    store?.disconnect();
    await gateway?.stop();
    for (const service of services ?? []) await service.stop();
    await Promise.all([nats?.stop(), redis?.stop()]);
  });

  const forgetCounts = async () => {
    const counted = await store.keys('limit:*');
    if (counted.length > 0) await store.del(counted);
  };

  it.each(OPERATIONS_OF_THE_SCHEMA.map((operation) => [operation.name, operation] as const))(
    'A2 A6 A41 %s refuses what is wrong, briefly, and never fails at it',
    async (_name, operation) => {
      for (const [turn, wrong] of WRONG_VALUES.entries()) {
        const all = telling(operation, withWrong(operation.variables, wrong), turn);
        const answers = await Promise.all(all.map((variables) => answered(operation, variables)));
        const faults = answers.map((answer, at) => ({ variables: all[at], ...faultOf(answer) }));
        expect(faults).toEqual(all.map((variables) => ({ variables })));
        if (answers.some(({ status }) => status === 429)) await forgetCounts();
      }
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    },
  );
});
