import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

const traces = new AsyncLocalStorage<string>();

/** The trace of the current work; '' if there is none. */
export function currentTrace(): string {
  return traces.getStore() ?? '';
}

/** Runs `work` with a trace: all its log lines and events carry it. */
export function runWithTrace<T>(trace: string, work: () => T): T {
  return traces.run(trace, work);
}

/** A new trace id: 32 hex characters, as in W3C trace context. */
export function newTrace(): string {
  return randomBytes(16).toString('hex');
}
