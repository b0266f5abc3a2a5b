import type { FastifyInstance } from 'fastify';

/** Receives the data to serve from the parent process, listens on a free port, reports the port, and exits with the parent. */
export function serve<Given>(make: (given: Given) => Promise<FastifyInstance>): void {
  process.once('disconnect', () => process.exit(0));
  process.once('message', (given) => void listen(make, given as Given));
}

async function listen<Given>(make: (given: Given) => Promise<FastifyInstance>, given: Given): Promise<void> {
  const app = await make(given);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  process.send!({ port: Number(new URL(address).port) });
}
