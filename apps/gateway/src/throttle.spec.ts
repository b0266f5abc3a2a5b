import { Throttle } from './throttle.js';

describe('Throttle', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('works at once, then once for all calls within the interval', () => {
    const work = jest.fn();
    const throttle = new Throttle(1_000, work);
    throttle.call();
    expect(work).toHaveBeenCalledTimes(1);
    for (let call = 0; call < 5; call++) throttle.call();
    jest.advanceTimersByTime(999);
    expect(work).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(10_000);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('works once per interval while calls continue', () => {
    const work = jest.fn();
    const throttle = new Throttle(1_000, work);
    for (let ms = 0; ms < 10_000; ms += 100) {
      throttle.call();
      jest.advanceTimersByTime(100);
    }
    expect(work.mock.calls.length).toBeGreaterThanOrEqual(10);
    expect(work.mock.calls.length).toBeLessThanOrEqual(11);
  });

  it('does no pending work after it is stopped', () => {
    const work = jest.fn();
    const throttle = new Throttle(1_000, work);
    throttle.call();
    throttle.call();
    throttle.stop();
    jest.advanceTimersByTime(5_000);
    expect(work).toHaveBeenCalledTimes(1);
  });
});
