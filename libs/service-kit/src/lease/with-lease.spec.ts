import type { Lease } from './leases.js';
import { LeaseTerm } from './lease-term.js';
import { withLease } from './with-lease.js';

const TTL_MS = 4_000; // which renewals at every third do not meet

/** A lease whose renewal has the given result. */
function leaseWith(renewal: () => Promise<boolean>): Lease & { release: jest.Mock } {
  const term = new LeaseTerm(performance.now(), TTL_MS);
  const renew = async () => {
    const askedAt = performance.now();
    const renewed = await renewal();
    if (renewed) term.extend(askedAt);
    return renewed;
  };
  const isHeld = () => !term.isOverAt(performance.now());
  const leftMs = () => term.leftAt(performance.now());
  return { name: 'sweep', ttlMs: TTL_MS, fence: 1, isHeld, leftMs, renew, release: jest.fn(() => Promise.resolve()) };
}

const untilAborted = (signal: AbortSignal) =>
  new Promise<string>((resolve) => signal.addEventListener('abort', () => resolve('aborted')));

describe('withLease', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('lets work go on as long as it is renewed, and gives the lease back afterwards', async () => {
    const lease = leaseWith(() => Promise.resolve(true));
    let finish: (result: string) => void = () => undefined;
    const work = withLease(lease, () => new Promise<string>((resolve) => (finish = resolve)));
    await jest.advanceTimersByTimeAsync(10 * TTL_MS);
    expect(lease.release).not.toHaveBeenCalled();
    finish('done');
    expect(await work).toBe('done');
    expect(lease.release).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['fail', () => Promise.reject(new Error('no primary'))],
    ['hang', () => new Promise<boolean>(() => undefined)],
  ])('aborts work at the end of the term while renewals %s', async (_how, renewal) => {
    const lease = leaseWith(renewal);
    const work = withLease(lease, untilAborted);
    const ended = jest.fn();
    void work.then(ended);
    await jest.advanceTimersByTimeAsync(TTL_MS - 10);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(20);
    expect(ended).toHaveBeenCalledWith('aborted');
  });

  it('starts with an aborted signal when the term ended before the store answered', async () => {
    const lease = leaseWith(() => Promise.resolve(true));
    jest.advanceTimersByTime(TTL_MS);
    expect(await withLease(lease, (signal) => Promise.resolve(signal.aborted))).toBe(true);
  });

  it('aborts work when its caller stops it', async () => {
    const stop = new AbortController();
    const work = withLease(
      leaseWith(() => Promise.resolve(true)),
      untilAborted,
      stop.signal,
    );
    stop.abort();
    expect(await work).toBe('aborted');
  });

  it('gives the lease back when the work throws', async () => {
    const lease = leaseWith(() => Promise.resolve(true));
    await expect(withLease(lease, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(lease.release).toHaveBeenCalledTimes(1);
  });
});
