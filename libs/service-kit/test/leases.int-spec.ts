import { NestFactory } from '@nestjs/core';
import { eventually } from '@tedarik/testing';
import { Leases, LeasedWork, withLease } from '../src/index.js';
import { openedDatabase } from './opened-database.js';

describe('Leases', () => {
  let opened: Awaited<ReturnType<typeof openedDatabase>>;
  let leases: Leases;

  beforeAll(async () => {
    opened = await openedDatabase();
    leases = new Leases(opened.database.db);
  });
  afterAll(() => opened.close());

  const held = async (name: string, ttlMs = 60_000) => {
    const lease = await leases.acquire(name, ttlMs);
    if (!lease) throw new Error(`${name} is held by somebody`);
    return lease;
  };
  const taken = (name: string) => eventually(`lease ${name} lapses`, () => held(name));

  it('has one holder when several request it at the same time', async () => {
    const requested = await Promise.all(Array.from({ length: 10 }, () => leases.acquire('one', 60_000)));
    expect(requested.filter((lease) => lease !== null)).toHaveLength(1);
  });

  it('raises the fence with each new holder', async () => {
    const first = await held('fence');
    await first.release();
    const second = await held('fence');
    expect([first.fence, second.fence]).toEqual([1, 2]);
  });

  it('passes to another holder when its holder has died; the late holder’s renewal fails', async () => {
    const dead = await held('dead', 150);
    const successor = await taken('dead');
    expect(successor.fence).toBe(dead.fence + 1);
    expect(dead.isHeld()).toBe(false);
    expect(await dead.renew()).toBe(false);
    await dead.release();
    expect(await leases.acquire('dead', 60_000)).toBeNull();
  });

  it('stays with a holder that renews it', async () => {
    const lease = await held('renewed', 6_000);
    const endOfTerm = async () =>
      (await opened.database.db.collection<{ _id: string; until: Date }>('leases').findOne({ _id: 'renewed' }))!.until;
    const first = await endOfTerm();
    await withLease(lease, async () => {
      await eventually('its term is longer', async () =>
        expect((await endOfTerm()).getTime()).toBeGreaterThan(first.getTime()),
      );
      expect(await leases.acquire('renewed', 1_000)).toBeNull();
    });
    expect(await leases.acquire('renewed', 1_000)).not.toBeNull();
  });

  it('stops work whose lease is lost', async () => {
    const lease = await held('lost', 300);
    const stopped = withLease(
      lease,
      (signal) => new Promise<string>((resolve) => signal.addEventListener('abort', () => resolve('stopped'))),
    );
    const document = { holder: 'somebody else', until: new Date(Date.now() + 60_000) };
    await opened.database.db.collection<{ _id: string }>('leases').updateOne({ _id: 'lost' }, { $set: document });
    expect(await stopped).toBe('stopped');
    expect(await leases.acquire('lost', 1_000)).toBeNull();
  });

  describe('LeasedWork', () => {
    const running = new Set<string>();
    const workOf = (copy: string) =>
      new LeasedWork(leases, {
        name: 'work',
        ttlMs: 500,
        lookEveryMs: 50,
        work: (signal) =>
          new Promise((resolve) => {
            running.add(copy);
            signal.addEventListener('abort', () => {
              running.delete(copy);
              resolve();
            });
          }),
      });

    it('runs on one replica, and on another when that one stops', async () => {
      const copies = { a: workOf('a'), b: workOf('b') };
      copies.a.start();
      await eventually('the first copy works', () => expect([...running]).toEqual(['a']));
      copies.b.start();
      await copies.a.stop();
      await eventually('the second copy took over', () => expect([...running]).toEqual(['b']));
      await copies.b.stop();
      expect(running.size).toBe(0);
    });

    it('starts and stops with its service when it is a provider', async () => {
      class Service {}
      const service = await NestFactory.createApplicationContext(
        { module: Service, providers: [{ provide: LeasedWork, useFactory: () => workOf('provided') }] },
        { logger: false },
      );
      await eventually('it works', () => expect([...running]).toEqual(['provided']));
      await service.close();
      expect(running.size).toBe(0);
    });

    it('is restarted after a failure', async () => {
      let runs = 0;
      const failing = new LeasedWork(leases, {
        name: 'failing',
        ttlMs: 500,
        lookEveryMs: 10,
        work: () => Promise.reject(new Error(`run ${(runs += 1)}`)),
      });
      failing.start();
      await eventually('it ran three times', () => expect(runs).toBeGreaterThanOrEqual(3));
      await failing.stop();
    });
  });
});
