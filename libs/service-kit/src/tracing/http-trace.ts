import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';
import { beginSpan, contextOf } from './trace.js';

/** Runs every request of an application in a span of the trace that its `traceparent` names, or else of a new trace. */
export function traceRequests(instance: FastifyInstance): void {
  instance.addHook('onRequest', ({ method, headers, routeOptions }, reply, done) => {
    const given = headers['traceparent'];
    // The address itself is not recorded, because a visitor may have written anything into it.
    const route = routeOptions.url ?? 'unknown';
    const span = beginSpan(
      contextOf(typeof given === 'string' ? given : undefined),
      `${method} ${route}`,
      SpanKind.SERVER,
      {
        'http.request.method': method,
        'http.route': route,
      },
    );
    reply.raw.once('close', () => {
      const { statusCode } = reply.raw;
      const ended = trace.getSpan(span)?.setAttribute('http.response.status_code', statusCode);
      if (statusCode >= 500) ended?.setStatus({ code: SpanStatusCode.ERROR });
      ended?.end();
    });
    context.with(span, done);
  });
}
