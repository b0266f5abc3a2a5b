import { tracingChannel } from 'node:diagnostics_channel';
import { type Context, context, SpanKind, trace } from '@opentelemetry/api';
import { beginSpan, markFailed } from './trace.js';

interface Command {
  command: string;
  error?: unknown;
}

/** Creates a span for each ioredis command that belongs to a trace. */
export function traceRedis(): void {
  const spans = new WeakMap<Command, Context>();
  const nothing = () => undefined;
  tracingChannel<string, Command>('ioredis:command').subscribe({
    start(sent) {
      if (!trace.getActiveSpan()) return;
      spans.set(sent, beginSpan(context.active(), sent.command, SpanKind.CLIENT, { 'db.system.name': 'redis' }));
    },
    end: nothing,
    asyncStart: nothing,
    error(sent) {
      const span = spans.get(sent);
      if (span) markFailed(sent.error, span);
    },
    asyncEnd(sent) {
      const span = spans.get(sent);
      if (span) trace.getSpan(span)?.end();
    },
  });
}
