import { type Context, context, type ProxyTracerProvider, SpanKind, trace } from '@opentelemetry/api';
import type { mongo } from 'mongoose';
import { beginSpan, markFailed, TRACER } from './trace.js';

/** Whether the driver should emit command events: only if spans are exported. */
export const monitorCommands = (): boolean =>
  (trace.getTracerProvider() as ProxyTracerProvider).getDelegateTracer(TRACER) !== undefined;

/** Creates a span for each command that belongs to a trace. Values are left out, because they may be private. */
export function traceCommands(client: mongo.MongoClient): void {
  const open = new Map<number, Context>();
  const end = (requestId: number, failure?: unknown) => {
    const span = open.get(requestId);
    if (!span) return;
    open.delete(requestId);
    if (failure) markFailed(failure, span);
    trace.getSpan(span)?.end();
  };
  client.on('commandStarted', ({ requestId, commandName, databaseName, command }) => {
    if (!trace.getActiveSpan()) return;
    const collection = (command as Record<string, unknown>)[commandName];
    const target = typeof collection === 'string' ? collection : undefined;
    open.set(
      requestId,
      beginSpan(context.active(), [commandName, target].join(' ').trim(), SpanKind.CLIENT, {
        'db.system.name': 'mongodb',
        'db.namespace': databaseName,
        'db.operation.name': commandName,
        ...(target && { 'db.collection.name': target }),
      }),
    );
  });
  client.on('commandSucceeded', ({ requestId }) => end(requestId));
  client.on('commandFailed', ({ requestId, failure }) => end(requestId, failure));
}
