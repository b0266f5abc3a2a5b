import { inspect } from 'node:util';
import { Logger, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { defineCommand, defineQuery, type RequestContext, type Failure } from '@tedarik/commands';
import { currentTrace, DomainError, type RunningService, withTrace } from '@tedarik/service-kit';
import { eventually, startBackingService } from '@tedarik/testing';
import { connect } from '@nats-io/transport-node';
import { z } from 'zod';
import { handledBy, RequestFailed, Messaging } from '../src/index.js';
import { startStubService } from '../src/testing.js';
import { RequestServer } from '../src/requests/request-server.js';

const Greet = defineQuery('request.kitchen.greet.v1', {
  request: z.strictObject({
    name: z.string().min(2),
    wishes: z.array(z.strictObject({ dish: z.string() })).default([]),
  }),
  reply: z.object({ greeting: z.string(), by: z.string(), trace: z.string(), actor: z.string().nullable() }),
});
const Cook = defineCommand('request.kitchen.cook.v1', {
  request: z.strictObject({ how: z.string() }),
  reply: z.object({ dish: z.string() }),
});
const ListDishes = defineQuery('request.kitchen.list-dishes.v1', {
  request: z.strictObject({ count: z.int(), letters: z.int() }),
  reply: z.object({ total: z.int(), dishes: z.array(z.object({ id: z.int(), recipe: z.string() })) }),
  rows: 'dishes',
  deadlineMs: 30_000,
});
const Nobody = defineQuery('request.nobody.greet.v1', { request: z.strictObject({}), reply: z.object({}) });

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const TRACEPARENT = `00-${TRACE}-00f067aa0ba902b7-00`;

/** The longest deadline of any request. */
const LONG_DEADLINE_MS = 30_000;

let served: string[] = [];
const deadlines: (number | undefined)[] = [];
const waiters: (() => void)[] = [];
let nextCopy = 0;

class Kitchen {
  private readonly copy = `copy ${nextCopy++}`;

  greet({ name }: { name: string }, context: RequestContext) {
    served.push(this.copy);
    return { greeting: `Merhaba ${name}`, by: this.copy, trace: currentTrace(), actor: context.actor?.id ?? null };
  }

  listDishes({ count, letters }: { count: number; letters: number }) {
    served.push('dishes');
    const dishes = Array.from({ length: count }, (_, id) => ({ id, recipe: 'ş'.repeat(letters) }));
    return { total: count, dishes };
  }

  async cook({ how }: { how: string }, { deadlineAt }: RequestContext): Promise<{ dish: string }> {
    served.push(how);
    deadlines.push(deadlineAt);
    if (how === 'refuse') throw new DomainError('dish-off', 'conflict', { left: 0 }, [{ field: 'how', code: 'off' }]);
    if (how === 'break') throw new Error('a secret of the kitchen');
    if (how === 'lie') return { meal: 'soup' } as never;
    if (how === 'drown') return { dish: 'ş'.repeat(300_000) };
    if (how === 'slowly') await new Promise<void>((resolve) => waiters.push(resolve));
    return { dish: how };
  }
}

const KITCHEN = [
  handledBy(Greet, Kitchen, 'greet'),
  handledBy(ListDishes, Kitchen, 'listDishes'),
  handledBy(Cook, Kitchen, 'cook'),
];

const Hurry = defineQuery('request.busy.hurry.v1', {
  request: z.strictObject({ how: z.string() }),
  reply: z.object({}),
});

class Busy {
  async execute({ how }: { how: string }): Promise<Record<string, never>> {
    if (how === 'slowly') await new Promise<void>((resolve) => waiters.push(resolve));
    return {};
  }
}

async function failureOf(requested: Promise<unknown>): Promise<Failure> {
  const error: unknown = await requested.then(
    () => undefined,
    (failed: unknown) => failed,
  );
  expect(error).toBeInstanceOf(RequestFailed);
  return (error as RequestFailed).failure;
}

describe('requests', () => {
  let nats: Awaited<ReturnType<typeof startBackingService>>;
  let caller: Messaging;
  let service: RunningService;
  const requests = () => caller.requests;

  beforeAll(async () => {
    nats = await startBackingService('nats');
    service = await startStubService({ name: 'kitchen', servers: nats.url }, KITCHEN);
    caller = await Messaging.connect({ name: 'requests-test', servers: nats.url });
    await eventually('the kitchen answers', () => requests().send(Greet, { name: 'Ayşe', wishes: [] }));
  });
  afterAll(async () => {
    await caller?.close();
    await service?.stop();
    await nats?.stop();
  });
  beforeEach(() => {
    served = [];
  });

  it('are answered, with the trace and the actor of the caller', async () => {
    const context = { actor: { kind: 'account' as const, id: 'a-1', name: 'Ayşe' } };
    const reply = await withTrace(TRACEPARENT, () => requests().send(Greet, { name: 'Ayşe', wishes: [] }, context));
    expect(reply).toEqual({ greeting: 'Merhaba Ayşe', by: expect.any(String), trace: TRACE, actor: 'a-1' });
  });

  it('keep the code, kind, details and field errors of a domain failure', async () => {
    expect(await failureOf(requests().send(Cook, { how: 'refuse' }))).toEqual({
      code: 'dish-off',
      kind: 'conflict',
      details: { left: 0 },
      fieldErrors: [{ field: 'how', code: 'off' }],
    });
  });

  it('GEN-13 are refused with field errors when the request breaks its contract', async () => {
    const request = { name: 'A', wishes: [{ dish: 5 }], admin: true };
    const failure = await failureOf(requests().send(Greet, request as never));
    expect(failure).toMatchObject({ code: 'bad-request', kind: 'invalid' });
    expect(failure.fieldErrors).toEqual(
      expect.arrayContaining([
        { field: 'name', code: 'too-small' },
        { field: 'wishes.0.dish', code: 'invalid-type' },
        { field: 'admin', code: 'unrecognized-keys' },
      ]),
    );
    expect(served).toEqual([]);
  });

  it('return only the id of an unexpected error', async () => {
    let trace: string | undefined;
    const note = () => void (trace = currentTrace());
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(note);
    const failure = await failureOf(withTrace(TRACEPARENT, () => requests().send(Cook, { how: 'break' })));
    expect(trace).toBe(TRACE);
    expect(failure).toMatchObject({ code: 'unexpected', kind: 'unexpected', details: { errorId: expect.any(String) } });
    expect(JSON.stringify(failure)).not.toContain('secret');
    const told = inspect(logged.mock.calls, { depth: 5 });
    expect(told).toContain('a secret of the kitchen');
    expect(told).toContain(failure.details?.errorId);
    logged.mockRestore();
  });

  it('fail as unexpected when the reply breaks its contract or is too large', async () => {
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    expect(await failureOf(requests().send(Cook, { how: 'lie' }))).toMatchObject({ kind: 'unexpected' });
    expect(await failureOf(requests().send(Cook, { how: 'drown' }))).toMatchObject({ kind: 'unexpected' });
    expect(inspect(logged.mock.calls, { depth: 5 })).toMatch(/breaks its contract[^]*at most 512000/);
    logged.mockRestore();
  });

  it('R1: return the rows of a reply in as many messages as needed, each row whole and once', async () => {
    served = [];
    const { total, dishes, ...others } = await requests().send(ListDishes, { count: 100, letters: 5_000 });
    expect(others).toEqual({});
    expect(total).toBe(100);
    expect(dishes.map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, id) => id));
    expect(dishes.every(({ recipe }) => recipe.length === 5_000)).toBe(true);
    expect(served).toEqual(['dishes', 'dishes', 'dishes']);
  });

  it('R1: return rows in one message if they fit, and fail if a single row is too large', async () => {
    served = [];
    expect((await requests().send(ListDishes, { count: 100, letters: 50 })).dishes).toHaveLength(100);
    expect((await requests().send(ListDishes, { count: 0, letters: 0 })).dishes).toEqual([]);
    expect(served).toEqual(['dishes', 'dishes']);
    const failure = await failureOf(requests().send(ListDishes, { count: 2, letters: 300_000 }));
    expect(failure).toMatchObject({ code: 'unexpected' });
  });

  it('fail at once when no service listens, however long the deadline is', async () => {
    const began = performance.now();
    expect(await failureOf(requests().send({ ...Nobody, deadlineMs: LONG_DEADLINE_MS }, {}))).toMatchObject({
      code: 'service-unavailable',
      kind: 'unavailable',
    });
    expect(performance.now() - began).toBeLessThan(LONG_DEADLINE_MS);
  });

  it('have an unknown outcome when the reply is late', async () => {
    const hurried = await Messaging.connect({ name: 'hurried', servers: nats.url, patienceMs: 0 });
    const failure = await failureOf(hurried.requests.send({ ...Cook, deadlineMs: 300 }, { how: 'slowly' }));
    await hurried.close();
    expect(failure).toMatchObject({ code: 'outcome-unknown', kind: 'unavailable' });
    await eventually('the late handler began', () => expect(served).toEqual(['slowly']));
    waiters.splice(0).forEach((finish) => finish());
  });

  it('wait no longer than the deadline of the context', async () => {
    const began = performance.now();
    const failure = await failureOf(requests().send(Cook, { how: 'slowly' }, { deadlineAt: Date.now() + 200 }));
    expect(failure.code).toBe('outcome-unknown');
    expect(performance.now() - began).toBeLessThan(LONG_DEADLINE_MS);
    await eventually('the late handler began', () => expect(served).toEqual(['slowly']));
    waiters.splice(0).forEach((finish) => finish());
  });

  it('for reading fail as unavailable, not with an unknown outcome, when the reply is late', async () => {
    const only = { ...Cook, isQuery: true };
    const failure = await failureOf(requests().send(only, { how: 'slowly' }, { deadlineAt: Date.now() + 200 }));
    expect(failure).toMatchObject({ code: 'service-unavailable', kind: 'unavailable' });
    await eventually('the late handler began', () => expect(served).toEqual(['slowly']));
    waiters.splice(0).forEach((finish) => finish());
  });

  describe('sent by hand', () => {
    async function reply(data: unknown): Promise<{ response?: unknown; err?: Failure }> {
      const connection = await connect({ servers: nats.url });
      const packet = JSON.stringify({ pattern: Cook.subject, id: '1', data });
      const message = await connection.request(Cook.subject, packet, { timeout: 5_000 });
      await connection.close();
      return message.json();
    }

    it("are not executed once the caller's deadline has passed", async () => {
      const { err } = await reply({ data: { how: 'quickly' }, context: { timeLeftMs: 0 } });
      expect(err).toMatchObject({ code: 'deadline-passed', kind: 'unavailable' });
      expect(served).toEqual([]);
    });

    it.each([-600, -3, 3, 600])(
      'F19 R9: are executed when the clock of the caller differs by %d s',
      async (seconds) => {
        const deadlineAt = Date.now() + seconds * 1_000;
        const { response } = await reply({ data: { how: 'quickly' }, context: { timeLeftMs: 2_000, deadlineAt } });
        expect(response).toEqual({ dish: 'quickly' });
        // As callers of the previous release send it.
        expect((await reply({ data: { how: 'quickly' }, context: { deadlineAt } })).response).toEqual({
          dish: 'quickly',
        });
      },
    );

    it('R9: have a deadline by the clock of the service that handles them', async () => {
      const before = Date.now();
      await reply({ data: { how: 'quickly' }, context: { timeLeftMs: 2_000, deadlineAt: 0 } });
      expect(deadlines.at(-1)).toBeGreaterThanOrEqual(before + 2_000);
      expect(deadlines.at(-1)).toBeLessThanOrEqual(Date.now() + 2_000);
    });

    it('A38 are refused when they have another form', async () => {
      expect((await reply('nonsense')).err).toMatchObject({ code: 'bad-request', kind: 'invalid' });
      expect((await reply({ data: { how: 'x' }, context: { actor: 'root' } })).err).toMatchObject({ kind: 'invalid' });
      expect(served).toEqual([]);
    });
  });

  it('have their duration measured by outcome', async () => {
    const counted = await startStubService({ name: 'busy', servers: nats.url }, [handledBy(Hurry, Busy)]);
    await eventually('it answers', () => requests().send(Hurry, { how: 'now' }));
    await failureOf(requests().send(Hurry, { how: 5 } as never));
    const metrics = await (await fetch(`${counted.url}/metrics`)).text();
    await counted.stop();
    for (const outcome of ['answered', 'invalid']) {
      expect(metrics).toContain(`request_duration_seconds_count{request="${Hurry.subject}",outcome="${outcome}"} 1`);
    }
  });

  it('are not sent when they exceed 512 kB', async () => {
    const failure = await failureOf(requests().send(Cook, { how: 'x'.repeat(512_000) }));
    expect(failure).toMatchObject({ code: 'message-too-large', kind: 'invalid' });
    expect(served).toEqual([]);
  });

  it('R18 F20: are refused at once when a replica already handles its maximum', async () => {
    const options = { name: 'busy', servers: nats.url, mostInHand: 2 };
    const busy = await startStubService(options, [handledBy(Hurry, Busy)]);
    await eventually('it answers', () => requests().send(Hurry, { how: 'now' }));
    const slow = [1, 2].map(() => requests().send({ ...Hurry, deadlineMs: LONG_DEADLINE_MS }, { how: 'slowly' }));
    await eventually('both are in hand', () => expect(waiters).toHaveLength(2));
    expect(await failureOf(requests().send({ ...Hurry, deadlineMs: LONG_DEADLINE_MS }, { how: 'now' }))).toMatchObject({
      code: 'service-unavailable',
      kind: 'unavailable',
    });
    waiters.splice(0).forEach((finish) => finish());
    expect(await Promise.all(slow)).toEqual([{}, {}]);
    expect(await requests().send(Hurry, { how: 'now' })).toEqual({});
    const metrics = await (await fetch(`${busy.url}/metrics`)).text();
    expect(metrics).toContain('requests_refused_total 1');
    await busy.stop();
  });

  it('a service does not start if a request has two handlers or a handler is not provided', async () => {
    const options = { name: 'kitchen', servers: nats.url };
    await expect(startStubService(options, [...KITCHEN, ...KITCHEN])).rejects.toThrow(
      `${Greet.subject} has two handlers`,
    );
    @Module({})
    class Empty {}
    const app = await NestFactory.createApplicationContext(Empty, { logger: false });
    expect(() => new RequestServer(options, KITCHEN, app)).toThrow(/could not find Kitchen/);
    await app.close();
  });

  it('reach one replica each, and a stopping replica finishes its current requests', async () => {
    const second = await startStubService({ name: 'kitchen', servers: nats.url }, KITCHEN);
    await eventually('both copies answer', async () => {
      await requests().send(Greet, { name: 'Ayşe', wishes: [] });
      expect(new Set(served).size).toBe(2);
    });
    served = [];
    const replies = await Promise.all(
      Array.from({ length: 40 }, () => requests().send(Greet, { name: 'Ali', wishes: [] })),
    );
    expect(served).toHaveLength(40);
    expect(new Set(replies.map(({ by }) => by)).size).toBe(2);

    served = [];
    const slow = Array.from({ length: 20 }, () => requests().send(Cook, { how: 'slowly' }));
    await eventually('all are in hand', () => expect(served).toHaveLength(20));
    const closed = second.stop();
    waiters.splice(0).forEach((finish) => finish());
    expect(await Promise.all(slow)).toEqual(Array.from({ length: 20 }, () => ({ dish: 'slowly' })));
    await closed;
    expect(await requests().send(Cook, { how: 'still' })).toEqual({ dish: 'still' });
  });

  it('F11 are all answered while a replica stops under load', async () => {
    for (let round = 0; round < 3; round++) {
      const second = await startStubService({ name: 'kitchen', servers: nats.url }, KITCHEN);
      await eventually('both copies answer', async () => {
        served = [];
        await Promise.all(Array.from({ length: 10 }, () => requests().send(Greet, { name: 'Ayşe', wishes: [] })));
        expect(new Set(served).size).toBe(2);
      });
      let closed = false;
      const closing = second.stop().then(() => (closed = true));
      const requested: Promise<unknown>[] = [];
      while (!closed) {
        for (let each = 0; each < 20; each++) requested.push(requests().send(Greet, { name: 'Ali', wishes: [] }));
        await new Promise((resolve) => setImmediate(resolve));
      }
      await closing;
      const failed = (await Promise.allSettled(requested)).filter(({ status }) => status === 'rejected');
      expect(failed).toEqual([]);
      expect(requested.length).toBeGreaterThan(20);
    }
  });

  it('F3 fail at once as unavailable while NATS is down, and are answered again afterwards', async () => {
    const began = performance.now();
    const inHand = failureOf(requests().send({ ...Cook, deadlineMs: LONG_DEADLINE_MS }, { how: 'slowly' }));
    await eventually('it is in hand', () => expect(served).toEqual(['slowly']));
    await nats.kill('SIGKILL');
    // Its reply could not arrive.
    expect(await inHand).toMatchObject({ code: 'outcome-unknown', kind: 'unavailable' });
    expect(performance.now() - began).toBeLessThan(LONG_DEADLINE_MS);
    waiters.splice(0).forEach((finish) => finish());
    await eventually('the loss is noticed', async () => {
      expect(await failureOf(requests().send({ ...Cook, deadlineMs: 500 }, { how: 'now' }))).toMatchObject({
        code: 'service-unavailable',
      });
    });
    await nats.start();
    await eventually('answers again', async () => {
      expect(await requests().send(Cook, { how: 'again' })).toEqual({ dish: 'again' });
    });
  });
});
