import { AddressConcurrencyLimiter } from './address-concurrency-limiter.js';

const ME = '192.0.2.1';
const OTHER = '192.0.2.2';

/** A rendering that lasts until the test ends it. */
function aMaking() {
  let end = () => {};
  const done = new Promise<void>((resolve) => (end = resolve));
  return { make: jest.fn(() => done), end };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('L14: a piece of work for one client address', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
  afterEach(() => jest.useRealTimers());

  it('waits for other work for the same address, but not for that of other addresses', async () => {
    const turns = new AddressConcurrencyLimiter({ MADE_AT_ONCE: 1 });
    const [first, second, elsewhere] = [aMaking(), aMaking(), aMaking()];
    const all = [turns.of(ME, first.make), turns.of(ME, second.make), turns.of(OTHER, elsewhere.make)];
    await settled();
    expect([first, second, elsewhere].map(({ make }) => make.mock.calls.length)).toEqual([1, 0, 1]);
    first.end();
    await settled();
    expect(second.make).toHaveBeenCalled();
    second.end();
    elsewhere.end();
    await Promise.all(all);
  });

  it('is refused after three seconds without a free slot; later work is accepted once a slot is free', async () => {
    const turns = new AddressConcurrencyLimiter({ MADE_AT_ONCE: 1 });
    const first = aMaking();
    const making = turns.of(ME, first.make);
    const late = turns.of(ME, () => Promise.resolve('never'));
    const refused = expect(late).rejects.toMatchObject({ kind: 'too-many-requests', details: { retryAfterS: 3 } });
    await settled();
    jest.advanceTimersByTime(3_000);
    await refused;
    first.end();
    await making;
    await expect(turns.of(ME, () => Promise.resolve('made'))).resolves.toBe('made');
  });

  it('is refused at once when 100 others are waiting', async () => {
    const turns = new AddressConcurrencyLimiter({ MADE_AT_ONCE: 1 });
    const making = aMaking();
    const all = Array.from({ length: 101 }, () => turns.of(ME, making.make));
    await settled();
    await expect(turns.of(ME, making.make)).rejects.toMatchObject({ kind: 'too-many-requests' });
    making.end();
    await Promise.all(all);
  });

  it('is not limited when that is switched off', async () => {
    const turns = new AddressConcurrencyLimiter({ MADE_AT_ONCE: 0 });
    const making = aMaking();
    const all = [turns.of(ME, making.make), turns.of(ME, making.make)];
    await settled();
    expect(making.make).toHaveBeenCalledTimes(2);
    making.end();
    await Promise.all(all);
  });
});
