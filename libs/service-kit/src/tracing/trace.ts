import { randomBytes } from 'node:crypto';
import {
  type Attributes,
  type Context,
  context,
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';

export { SpanKind };

// Needed even if no spans are exported, because logs, errors, requests and events carry the trace in any case.
context.setGlobalContextManager(new AsyncLocalStorageContextManager());

/** Name of the tracer of our own spans. */
export const TRACER = 'tedarik';
const tracer = trace.getTracer(TRACER);

/** The id of the current trace, 32 hex characters; '' if there is none. */
export function currentTrace(): string {
  return trace.getActiveSpan()?.spanContext().traceId ?? '';
}

/** The current trace and span as a W3C `traceparent`, as requests, events and jobs carry it. */
export function traceparent(): string | undefined {
  const span = trace.getActiveSpan()?.spanContext();
  return span && `00-${span.traceId}-${span.spanId}-0${span.traceFlags & TraceFlags.SAMPLED}`;
}

/** The same as a header of an HTTP request. */
export function traceHeader(): { traceparent?: string } {
  const current = traceparent();
  return current ? { traceparent: current } : {};
}

/** Runs `work` in the trace of a `traceparent`, or without a trace if that is invalid. */
export function withTrace<T>(parent: string | undefined, work: () => T): T {
  return context.with(contextOf(parent), work);
}

export interface SpanOptions {
  kind: SpanKind;
  /**
   * The traceparents that came with the work: a span is created in each of these traces, and the work runs in the first. If there is none,
   * a new trace begins.
   */
  continues: readonly (string | undefined)[];
}

/** Runs `work` in a span; an error marks the span as failed. Without `continues` it is a child of the current span. */
export async function inSpan<T>(
  name: string,
  { kind, continues }: Pick<SpanOptions, 'kind'> & Partial<SpanOptions>,
  work: () => Promise<T>,
): Promise<T> {
  const parents = continues ? [...new Set(continues)].map(contextOf) : [context.active()];
  const spans = parents.map((parent) => beginSpan(parent, name, kind));
  try {
    return await context.with(spans[0]!, work);
  } catch (error) {
    spans.forEach((span) => markFailed(error, span));
    throw error;
  } finally {
    spans.forEach((span) => trace.getSpan(span)?.end());
  }
}

/** The context of a new span. The caller must end the span. */
export function beginSpan(parent: Context, name: string, kind: SpanKind, attributes?: Attributes): Context {
  const span = tracer.startSpan(name, { kind, attributes }, parent);
  if (isSpanContextValid(span.spanContext())) return trace.setSpan(parent, span);
  // Without an SDK no ids are generated for a new trace, so they are generated here.
  return trace.setSpanContext(parent, { traceId: hex(16), spanId: hex(8), traceFlags: TraceFlags.NONE });
}

/** Marks a span as failed, by default the current one. The message of the error may hold private data, so it stays in the log. */
export function markFailed(error: unknown, at: Context = context.active()): void {
  const { code, name } = error as { code?: unknown; name?: unknown };
  trace
    .getSpan(at)
    ?.setStatus({ code: SpanStatusCode.ERROR })
    .setAttribute('error.type', String(code ?? name));
}

/** The context that a valid `traceparent` names; for anything else, a context without a trace. */
export function contextOf(parent: string | undefined): Context {
  const [, traceId = '', spanId = '', flags = ''] =
    /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(parent ?? '') ?? [];
  const named = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(named) ? trace.setSpanContext(ROOT_CONTEXT, named) : ROOT_CONTEXT;
}

const hex = (bytes: number) => randomBytes(bytes).toString('hex');
