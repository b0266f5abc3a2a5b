import fastify from 'fastify';
import { serve } from './serve.js';

/** An answer to every request. */
export interface FixedBytes {
  bytes: Uint8Array;
  headers: Record<string, string>;
}

// Yardstick of a kept page: the same bytes under the same headers, and nothing else done.
serve<FixedBytes>(({ bytes, headers }) => {
  const body = Buffer.from(bytes);
  const app = fastify();
  app.get('*', (_request, reply) => reply.headers(headers).send(body));
  return Promise.resolve(app);
});
