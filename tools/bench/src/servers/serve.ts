import type { FastifyInstance } from 'fastify';

/** Waits for what to serve, listens on a free port, tells it, and ends with the process that requested it. */
export function serve<Given>(make: (given: Given) => Promise<FastifyInstance>): void {
  process.once('disconnect', () => process.exit(0));
  process.once('message', (given) => void listen(make, given as Given));
}

async function listen<Given>(make: (given: Given) => Promise<FastifyInstance>, given: Given): Promise<void> {
  const app = await make(given);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  process.send!({ port: Number(new URL(address).port) });
}
