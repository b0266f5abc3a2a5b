import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { newTrace, runWithTrace } from './trace.js';

/** Header that carries a trace between our own endpoints. */
export const TRACE_HEADER = 'x-trace-id';

/** The caller's trace if it is valid, else that of a W3C `traceparent`, else a new one. */
export function traceOf(headers: IncomingHttpHeaders): string {
  const ours = headers[TRACE_HEADER];
  if (typeof ours === 'string' && /^[\w-]{8,64}$/.test(ours)) return ours;
  const parent = /^[\da-f]{2}-([\da-f]{32})-/.exec(String(headers['traceparent']));
  return parent?.[1] ?? newTrace();
}

/** Runs every request of an application with its trace. */
export function traceRequests(instance: FastifyInstance): void {
  instance.addHook('onRequest', (request, _reply, done) => {
    runWithTrace(traceOf(request.headers), done);
  });
}
