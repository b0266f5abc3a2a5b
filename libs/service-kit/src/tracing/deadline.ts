import { AsyncLocalStorage } from 'node:async_hooks';
import { DomainError } from '../errors/domain-error.js';

interface Deadline {
  /** Epoch milliseconds of this machine's clock. */
  at: number;
  hasBegun: boolean;
}

const deadlines = new AsyncLocalStorage<Deadline>();

/** Runs `work` for a caller that waits until `at` (epoch milliseconds). Without `at` there is no deadline. */
export function runWithDeadline<T>(at: number | undefined, work: () => T): T {
  return at === undefined ? work() : deadlines.run({ at, hasBegun: false }, work);
}

/**
 * Call this before the first change: it throws `deadline-passed` if the caller no longer waits. Work that has begun in time is finished,
 * including its later transactions.
 */
export function assertDeadlineNotPassed(): void {
  const deadline = deadlines.getStore();
  if (!deadline || deadline.hasBegun) return;
  if (Date.now() >= deadline.at) throw new DomainError('deadline-passed', 'unavailable');
  deadline.hasBegun = true;
}
