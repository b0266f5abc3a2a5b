import fc from 'fast-check';

/** A process of a simulated run. Once it is killed its calls never return, as in a real process. */
export interface SimulatedProcess {
  isAlive: boolean;
  /** Set while the process is paused; resolves when it continues. */
  goesOn?: Promise<void>;
}

/** The part of Jest that a run needs; this library has no types of Jest. */
interface JestClock {
  useFakeTimers(options: object): unknown;
  useRealTimers(): unknown;
  clearAllTimers(): unknown;
  advanceTimersToNextTimer(): unknown;
}

const STARTS_AT = Date.parse('2026-11-23T09:00:00Z');
const SLOWEST_MS = 8_000;
const MOST_STEPS = 20_000;

/**
 * One simulated run. Its seed determines in which order calls return, which of them fail, and all results of `chance` and `below`. Time is
 * virtual and advances only when no call is pending.
 */
export class SimulatedRun {
  /** The probability that a call is slow, that it fails before it takes effect, and that its reply is lost. */
  trouble = 0;
  private readonly scheduler: fc.Scheduler;
  private readonly numbers: Iterator<number>;

  constructor(
    seed: number,
    private readonly time: JestClock,
  ) {
    const drawn = fc.tuple(fc.scheduler(), fc.infiniteStream(fc.noBias(fc.nat(999_999))));
    [this.scheduler, this.numbers] = fc.sample(drawn, { seed, numRuns: 1 })[0]!;
  }

  /** A number from 0 (inclusive) to `end` (exclusive). */
  below(end: number): number {
    return (this.numbers.next().value as number) % end;
  }

  chance(share: number): boolean {
    return this.below(100_000) < share * 100_000;
  }

  /** A call of a process to a store or broker. It returns late and in any order, or fails with `away()`. */
  async call<T>(process: SimulatedProcess, away: () => Error, work: () => T): Promise<T> {
    await this.onItsWay(process, away);
    const answer = work();
    await this.onItsWay(process, away);
    return answer;
  }

  /** Returns true as soon as `isDone` is true; false if that does not happen within `forMs` of virtual time. */
  async until(isDone: () => boolean, forMs: number): Promise<boolean> {
    const end = Date.now() + forMs;
    for (let step = 0; step < MOST_STEPS && Date.now() < end; step += 1) {
      await settled();
      if (isDone()) return true;
      if (this.scheduler.count() > 0) await this.scheduler.waitOne();
      else this.time.advanceTimersToNextTimer();
    }
    return false;
  }

  private async onItsWay(process: SimulatedProcess, away: () => Error): Promise<void> {
    await this.scheduler.schedule(Promise.resolve());
    if (this.chance(this.trouble)) await pauseInVirtualTime(this.below(SLOWEST_MS));
    await process.goesOn;
    if (!process.isAlive) await new Promise(() => undefined);
    if (this.chance(this.trouble)) throw away();
  }
}

/** Runs `work` under this seed in virtual time, and returns its result. */
export async function simulated<T>(jest: JestClock, seed: number, work: (run: SimulatedRun) => Promise<T>): Promise<T> {
  const { random } = Math;
  jest.useFakeTimers({ now: STARTS_AT, doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const run = new SimulatedRun(seed, jest);
  Math.random = () => run.below(1_000) / 1_000;
  try {
    return await work(run);
  } finally {
    await settled(); // code that continues later would set real timers
    Math.random = random;
    jest.clearAllTimers();
    jest.useRealTimers();
  }
}

/** The first seed up to `last` under which an invariant is violated, with the violations. */
export async function firstFinding(
  last: number,
  violations: (seed: number) => Promise<string[]>,
): Promise<{ seed: number; violated: string[] } | undefined> {
  for (let seed = 1; seed <= last; seed += 1) {
    const violated = await violations(seed);
    if (violated.length > 0) return { seed, violated };
  }
  return undefined;
}

/** Resolves when no code can continue without a reply or a timer. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/**
 * `setTimeout` of node:timers/promises in virtual time, for `jest.mock('node:timers/promises', …)`, because Jest's fake timers do not
 * replace that module.
 */
export function pauseInVirtualTime<T>(ms: number, value?: T, { signal }: { signal?: AbortSignal } = {}): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal!.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve(value as T);
    }, ms);
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  });
}
