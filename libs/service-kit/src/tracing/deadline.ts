import { AsyncLocalStorage } from 'node:async_hooks';
import { DomainError } from '../errors/domain-error.js';

interface Deadline {
  /** Epoch milliseconds of this machine's clock. */
  at: number;
  hasBegun: boolean;
}

const deadlines = new AsyncLocalStorage<Deadline>();

/** Runs `work` for somebody who waits for it until `at` (epoch milliseconds); without it, for as long as it takes. */
export function runUntil<T>(at: number | undefined, work: () => T): T {
  return at === undefined ? work() : deadlines.run({ at, hasBegun: false }, work);
}

/**
 * To be called before the first change is made: throws `deadline-passed` when whoever requested it waits no more. What has
 * begun in time is carried to its end, also by what goes on behind.
 */
export function beginInTime(): void {
  const deadline = deadlines.getStore();
  if (!deadline || deadline.hasBegun) return;
  if (Date.now() >= deadline.at) throw new DomainError('deadline-passed', 'unavailable');
  deadline.hasBegun = true;
}
