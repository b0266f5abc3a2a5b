import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

const traces = new AsyncLocalStorage<string>();

/** The trace of the work in hand; '' outside of any. */
export function currentTrace(): string {
  return traces.getStore() ?? '';
}

/** Runs `work` on a trace: every log line and every event made in it carries the trace. */
export function runWithTrace<T>(trace: string, work: () => T): T {
  return traces.run(trace, work);
}

/** A new trace id: 32 hex characters, as W3C trace context has them. */
export function newTrace(): string {
  return randomBytes(16).toString('hex');
}
