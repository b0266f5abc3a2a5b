import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startStubService } from '@tedarik/messaging/testing';
import { Clock, newId, SERVICE_TOKEN_HEADER } from '@tedarik/service-kit';
import { eventually } from '@tedarik/testing';
import { Redis } from 'ioredis';
import type { RedisConnection } from '../src/redis.js';
import { VisitorSessionStore } from '../src/visitors/visitor-sessions.js';
import { OwnParts } from './own-parts.js';
import { type Answer, runningGateway, SITE } from './running-gateway.js';

export const UPLOAD = 'b2'.repeat(32);
export const BYTES = 'bytes of a file';
/** The visitor who owns the pages, reviews and claims. */
export const VISITOR = { accountId: newId(), name: 'Elif Şahin', verified: true };

type Answers = Parameters<typeof startStubService>[1];

/** A gateway with a media stand-in whose answers a test sets, and with stand-ins for the services that own files. */
export async function uploading(owners: Partial<Record<'directory' | 'reviews', Answers>>) {
  const own = new OwnParts();
  const { natsUrl, redisUrl } = await own.start();
  const store = new Redis(redisUrl);
  const media = {
    answer: { status: 201, body: {} as object },
    requested: [] as Pick<IncomingMessage, 'method' | 'url'>[],
  };
  const server = createServer((request, response) => {
    const { method, url, headers } = request;
    media.requested.push({ method, url });
    request.resume().on('end', () => {
      const { status, body } = media.answer;
      const isOpened = method === 'GET' && headers[SERVICE_TOKEN_HEADER] !== undefined && status < 300;
      if (isOpened) response.writeHead(200).end(BYTES);
      else response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const services = await Promise.all(
    Object.entries(owners).map(([name, answers]) => startStubService({ name, servers: natsUrl }, answers)),
  );
  const gateway = await runningGateway({
    ...{ NATS_URL: natsUrl, REDIS_URL: redisUrl },
    MEDIA_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
  const signedIn = async (visitor = VISITOR): Promise<Record<string, string>> => {
    const secret = { SERVICE_TOKEN: 'a-token-of-tests-only' };
    const sessions = new VisitorSessionStore({ client: store } as unknown as RedisConnection, new Clock(), secret);
    return { cookie: `__Host-oturum=${await sessions.begin(visitor)}` };
  };
  const send = (address: string, headers: Record<string, string>) =>
    gateway.fetch(address, {
      method: 'POST',
      headers: { origin: SITE, 'content-type': 'image/jpeg', ...headers },
      body: BYTES,
    });

  return {
    ...{ gateway, redisUrl, media, signedIn, send },
    strangers: () => signedIn({ ...VISITOR, accountId: newId() }),
    /** Waits until the session store and the owner are reachable, because the gateway starts without waiting for them. */
    async ready(address: string): Promise<void> {
      await eventually('somebody who owns nothing is refused', async () =>
        expect([403, 404]).toContain((await send(address, await signedIn({ ...VISITOR, accountId: newId() }))).status),
      );
    },
    /** Signs everybody out and makes media accept uploads with this reply. */
    async reset(taken: object): Promise<void> {
      await store.flushall();
      media.requested.length = 0;
      media.answer = { status: 201, body: { id: UPLOAD, ...taken } };
    },
    async stop(): Promise<void> {
      store.disconnect();
      await gateway.stop();
      for (const service of services) await service.stop();
      server.closeAllConnections();
      server.close();
      await own.stop();
    },
  };
}

export const codeOf = ({ status, json }: Answer) => [status, (json() as { code: string }).code];
