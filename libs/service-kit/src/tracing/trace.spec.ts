import { setTimeout as pause } from 'node:timers/promises';
import { currentTrace, inSpan, SpanKind, traceHeader, traceparent, withTrace } from './trace.js';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = `00-${TRACE}-00f067aa0ba902b7-01`;
const begun = (continues: (string | undefined)[]) =>
  inSpan('work', { kind: SpanKind.SERVER, continues }, () => Promise.resolve(traceparent()));

describe('trace', () => {
  it('is empty outside of any work', () => {
    expect([currentTrace(), traceparent(), traceHeader()]).toEqual(['', undefined, {}]);
  });

  it('stays with its own work when several pieces of work are interleaved', async () => {
    const work = (digit: string, ms: number) =>
      withTrace(PARENT.replace(TRACE, digit.repeat(32)), async () => {
        await pause(ms);
        return currentTrace();
      });
    expect(await Promise.all([work('1', 4), work('2', 1)])).toEqual(['1'.repeat(32), '2'.repeat(32)]);
  });

  it("is that of the sender's traceparent, and goes on to the next one", async () => {
    expect(await begun([PARENT])).toBe(PARENT);
    expect(withTrace(PARENT, traceHeader)).toEqual({ traceparent: PARENT });
    expect(
      await withTrace(PARENT, () => inSpan('part', { kind: SpanKind.CLIENT }, () => Promise.resolve(currentTrace()))),
    ).toBe(TRACE);
  });

  it('is new without a valid traceparent, even inside another trace', async () => {
    const none = ['', TRACE, PARENT.replace(TRACE, '0'.repeat(32)), `${PARENT}\n`, 'trace-1', undefined];
    const made = await withTrace(PARENT, () => Promise.all(none.map((one) => begun([one]))));
    for (const one of made) expect(one).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/);
    expect(new Set([TRACE, ...made.map((one) => one?.slice(3, 35))]).size).toBe(none.length + 1);
  });
});
