import { setTimeout as pause } from 'node:timers/promises';
import { traceOf } from './http-trace.js';
import { currentTrace, newTrace, runWithTrace } from './trace.js';

describe('trace', () => {
  it('is empty outside of any work', () => {
    expect(currentTrace()).toBe('');
  });

  it('stays with the work it was begun for, however that is interleaved with other work', async () => {
    const work = (trace: string, ms: number) =>
      runWithTrace(trace, async () => {
        await pause(ms);
        return currentTrace();
      });
    expect(await Promise.all([work('one', 4), work('two', 1)])).toEqual(['one', 'two']);
  });

  it("is the caller's, or that of a traceparent, or a new one", () => {
    const w3c = '4bf92f3577b34da6a3ce929d0e0e4736';
    expect(traceOf({ 'x-trace-id': 'abcd-1234' })).toBe('abcd-1234');
    expect(traceOf({ traceparent: `00-${w3c}-00f067aa0ba902b7-01` })).toBe(w3c);
    expect(traceOf({})).toMatch(/^[\da-f]{32}$/);
  });

  it('is not taken over when it does not look like one', () => {
    expect(traceOf({ 'x-trace-id': 'a b\nc' })).toMatch(/^[\da-f]{32}$/);
    expect(traceOf({ 'x-trace-id': 'a'.repeat(65) })).toHaveLength(32);
    expect(newTrace()).not.toBe(newTrace());
  });
});
