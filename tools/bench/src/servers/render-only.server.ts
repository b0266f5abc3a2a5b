import fastify from 'fastify';
import { callGateway, loadWebApp } from '../harness/web-app.js';
import { serve } from './serve.js';

/** The folder of the built web app, and the gateway that is queried once for each distinct query. */
export interface RenderOnly {
  webRoot: string;
  baseUrl: string;
}

// Yardstick of a rendered page: the web app renders it with query results from memory, and plain Fastify sends it uncompressed.
serve<RenderOnly>(async ({ webRoot, baseUrl }) => {
  const { entry, frame } = await loadWebApp(webRoot);
  const answers = new Map<string, Promise<unknown>>();
  const query = (operation: { name: string; text: string }, variables: unknown) => {
    const key = JSON.stringify([operation.name, variables]);
    const answer = answers.get(key) ?? callGateway(baseUrl, operation, variables);
    answers.set(key, answer);
    return answer;
  };
  const contact = { email: '', phone: '', address: '' };
  const site = { brand: 'Bench', origin: baseUrl, contact };
  const app = fastify();
  app.get('*', async (request, reply) => {
    const page = await entry.render({ url: request.url, origin: baseUrl }, { query, site });
    const html = frame(page);
    return reply.status(page.status).type('text/html; charset=utf-8').send(html);
  });
  return app;
});
