import { LeaseTerm, renewEveryMs } from './lease-term.js';

describe('LeaseTerm', () => {
  it('is counted from before the request to the store, so that the holder stops before it expires there', () => {
    const term = new LeaseTerm(1_000, 300);
    expect(term.isOverAt(1_299)).toBe(false);
    expect(term.isOverAt(1_300)).toBe(true);
  });

  it('is extended from the time of the request for renewal', () => {
    const term = new LeaseTerm(1_000, 300);
    term.extend(1_200);
    expect(term.isOverAt(1_499)).toBe(false);
    expect(term.isOverAt(1_500)).toBe(true);
  });

  it('is not shortened by a renewal that was requested earlier and answered later', () => {
    const term = new LeaseTerm(1_000, 300);
    term.extend(1_200);
    term.extend(1_100);
    expect(term.isOverAt(1_499)).toBe(false);
  });

  it('is over for good once it has ended', () => {
    const term = new LeaseTerm(1_000, 300);
    term.end();
    expect(term.isOverAt(1_000)).toBe(true);
  });

  it('is renewed often enough for two renewals to fail', () => {
    expect(renewEveryMs(3_000)).toBe(1_000);
    expect(renewEveryMs(1)).toBe(1);
  });
});
