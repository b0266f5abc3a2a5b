import fastify from 'fastify';
import { serve } from './serve.js';

/** The response to every request. */
export interface FixedBytes {
  bytes: Uint8Array;
  headers: Record<string, string>;
}

// Yardstick of a cached page: sends the same bytes with the same headers and does nothing else.
serve<FixedBytes>(({ bytes, headers }) => {
  const body = Buffer.from(bytes);
  const app = fastify();
  app.get('*', (_request, reply) => reply.headers(headers).send(body));
  return Promise.resolve(app);
});
