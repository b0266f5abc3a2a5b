import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Node itself ends whatever takes longer. */
export const LONGEST_UPLOAD_MS = 15 * 60_000;

const deadlines = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** A36: hangs up on whoever is not through with a body in time. */
export function hangUpOnSlowBodies(instance: FastifyInstance, withinMs: number): void {
  instance.addHook('onRequest', ({ raw }, _reply, done) => {
    const hangUp = () => raw.complete || raw.destroy();
    const deadline = setTimeout(hangUp, withinMs).unref();
    deadlines.set(raw, deadline);
    raw.once('close', () => clearTimeout(deadline));
    done();
  });
}

/** Waits for a large body as long as Node does, once it is known who sends it. */
export function awaitLongBody(request: IncomingMessage): void {
  clearTimeout(deadlines.get(request));
}
