import { Readiness } from './readiness.js';

const passes = () => Promise.resolve();

describe('Readiness', () => {
  it('is off until the start is over, even when all checks pass', async () => {
    const readiness = new Readiness();
    readiness.add('mongodb', passes);
    expect((await readiness.report()).ready).toBe(false);
    readiness.started();
    expect(await readiness.report()).toEqual({ ready: true, failing: {} });
  });

  it('is off while any check fails, and names it with the reason', async () => {
    const readiness = new Readiness();
    let fails = true;
    readiness.add('mongodb', passes);
    readiness.add('nats', () => (fails ? Promise.reject(new Error('away')) : Promise.resolve()));
    readiness.started();
    expect(await readiness.report()).toEqual({ ready: false, failing: { nats: 'away' } });
    fails = false;
    expect((await readiness.report()).ready).toBe(true);
  });

  it('counts a check that throws synchronously as failed', async () => {
    const readiness = new Readiness();
    readiness.add('nats', () => {
      throw new Error('not connected');
    });
    readiness.started();
    expect((await readiness.report()).failing).toEqual({ nats: 'not connected' });
  });

  it('counts a check that does not answer as failed', async () => {
    jest.useFakeTimers();
    const readiness = new Readiness();
    readiness.add('redis', () => new Promise(() => undefined));
    readiness.started();
    const report = readiness.report();
    await jest.advanceTimersByTimeAsync(2_000);
    expect((await report).failing).toEqual({ redis: 'no answer within 2000 ms' });
    jest.useRealTimers();
  });

  it('stays off once a stop has begun', async () => {
    const readiness = new Readiness();
    readiness.started();
    readiness.stopping();
    readiness.started();
    expect(await readiness.report()).toEqual({ ready: false, failing: { service: 'stopping' } });
  });
});
