import { Circuit, CircuitOpen } from './circuit.js';

class Refused extends Error {}

describe('Circuit', () => {
  const probe = jest.fn<Promise<unknown>, [AbortSignal]>();
  let circuit: Circuit;

  beforeEach(() => {
    jest.useFakeTimers();
    probe.mockReset();
    circuit = new Circuit({
      deadlineMs: 2_000,
      suspiciousDeadlineMs: 200,
      failuresToOpen: 3,
      probeEveryMs: 1_000,
      probe,
      isOutage: (error) => !(error instanceof Refused),
    });
  });
  afterEach(() => {
    circuit.stop();
    jest.useRealTimers();
  });

  const call = (error?: Error) => circuit.run(() => (error ? Promise.reject(error) : Promise.resolve('answer')));
  const fails = async (times: number) => {
    for (let time = 0; time < times; time++) await expect(call(new Error('away'))).rejects.toThrow('away');
  };

  it('opens after three failures in a row, and then refuses work without running it', async () => {
    await fails(2);
    expect(circuit.state).toBe('closed');
    await fails(1);
    const work = jest.fn();
    await expect(circuit.run(work)).rejects.toThrow(CircuitOpen);
    expect(work).not.toHaveBeenCalled();
  });

  it('counts from the last success', async () => {
    await fails(2);
    expect(await call()).toBe('answer');
    await fails(2);
    expect(circuit.state).toBe('closed');
  });

  it('does not count the refusal of a single request as an outage', async () => {
    for (let time = 0; time < 5; time++) await expect(call(new Refused())).rejects.toThrow(Refused);
    expect(circuit.state).toBe('closed');
  });

  it('uses the long deadline only while there was no failure', async () => {
    const isLateAfter = async (ms: number) => {
      let isLate = false;
      const calling = circuit.run(
        (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('late')))),
      );
      const ended = calling.catch(() => (isLate = true));
      await jest.advanceTimersByTimeAsync(ms - 1);
      const wasLate = isLate;
      await jest.advanceTimersByTimeAsync(1);
      await ended;
      return !wasLate && isLate;
    };
    expect(await isLateAfter(2_000)).toBe(true);
    expect(await isLateAfter(200)).toBe(true);
    await call();
    expect(await isLateAfter(2_000)).toBe(true);
  });

  it('keeps no timer of a call that has ended', async () => {
    await call();
    await fails(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('closes when a probe is answered, and probes until then', async () => {
    probe.mockRejectedValueOnce(new Error('still away')).mockResolvedValueOnce('back');
    await fails(3);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(circuit.state).toBe('open');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(circuit.state).toBe('closed');
    expect(await call()).toBe('answer');
    await jest.advanceTimersByTimeAsync(5_000);
    expect(probe).toHaveBeenCalledTimes(2);
  });
});
