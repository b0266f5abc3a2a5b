import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { isUpload } from './cross-site.js';

/** Node itself ends whatever takes longer. */
export const LONGEST_UPLOAD_MS = 15 * 60_000;

const deadlines = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Whether a request says that a body follows its headers. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * A36: closes connections whose body is not complete in time, answered or not: the deadline is set before anything can
 * answer. A body that nobody waits for is not taken to its end, unless it is an upload: its sender reads no refusal before.
 */
export function hangUpOnSlowBodies(instance: FastifyInstance, withinMs: number): void {
  instance.server.prependListener('request', (request: IncomingMessage) => {
    if (!hasBody(request)) return;
    awaitBody(request, withinMs);
    request.once('close', () => request.complete && clearTimeout(deadlines.get(request)));
  });
  instance.addHook('onSend', ({ raw, url }, reply, _payload, done) => {
    if (hasBody(raw) && !raw.complete && !isUpload(url)) void reply.header('connection', 'close');
    done();
  });
}

/** Closes the connection of a request whose body is not complete then. A file may take longer, once it is known who sends it. */
export function awaitBody(request: IncomingMessage, withinMs: number): void {
  const { socket } = request;
  clearTimeout(deadlines.get(request));
  deadlines.set(request, setTimeout(() => request.complete || socket.destroy(), withinMs).unref());
}
