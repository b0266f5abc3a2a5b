import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { isUpload } from './cross-site.js';

/** Node itself closes any request that takes longer. */
export const LONGEST_UPLOAD_MS = 15 * 60_000;

const deadlines = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Whether the headers announce a body. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * A36: closes connections whose body is not complete in time, even if the request has been answered: the deadline is set before any handler
 * runs. After an answer an incomplete body is not read to its end, except for an upload, whose sender reads the refusal only after sending.
 */
export function enforceBodyTimeout(instance: FastifyInstance, withinMs: number): void {
  instance.server.prependListener('request', (request: IncomingMessage) => {
    if (!hasBody(request)) return;
    setBodyTimeout(request, withinMs);
    request.once('close', () => request.complete && clearTimeout(deadlines.get(request)));
  });
  instance.addHook('onSend', ({ raw, url }, reply, _payload, done) => {
    if (hasBody(raw) && !raw.complete && !isUpload(url)) void reply.header('connection', 'close');
    done();
  });
}

/** Sets a new deadline for the request's body. Uploads get a longer one once the sender is known. */
export function setBodyTimeout(request: IncomingMessage, withinMs: number): void {
  const { socket } = request;
  clearTimeout(deadlines.get(request));
  deadlines.set(request, setTimeout(() => request.complete || socket.destroy(), withinMs).unref());
}
