import type { FactoryProvider } from '@nestjs/common';
import { RESEND_EVENTS } from '@tedarik/commands';
import type { EventDefinition } from '@tedarik/events';
import { Messaging } from '@tedarik/messaging';
import { startStubService, stubRequest } from '@tedarik/messaging/testing';
import {
  parseConfig,
  type RunningService,
  SERVICE_TOKEN_HEADER,
  startService,
  registerStreamBodyParser,
} from '@tedarik/service-kit';
import { anEnvelope, backingServiceUrls, startBackingService, testDatabase } from '@tedarik/testing';
import { appModule } from '../src/app.module.js';
import { mediaConfig } from '../src/config.js';

const TOKEN = 'a token of this test only';
export const WITH_TOKEN: Record<string, string> = { [SERVICE_TOKEN_HEADER]: TOKEN };
export const WITH_WRONG_TOKEN = { [SERVICE_TOKEN_HEADER]: 'wrong' };

/** Starts the whole service; `instead` replaces some of its providers. */
export function startMedia(
  { uri, db }: { uri: string; db: string },
  env: Record<string, string | undefined> = {},
  instead: readonly FactoryProvider[] = [],
): Promise<RunningService> {
  const config = parseConfig(mediaConfig, {
    ...{ NODE_ENV: 'test', LOG_LEVEL: 'silent', OPS_PORT: '0', SERVICE_TOKEN: TOKEN },
    ...{ NATS_URL: backingServiceUrls().natsUrl, MONGODB_URL: uri, MONGODB_DB: db },
    ...env,
  });
  const module = appModule(config);
  const providers = [...(module.providers ?? []), ...instead];
  return startService({ ...module, providers }, { name: 'media', config, beforeListen: registerStreamBodyParser });
}

/** The service together with stand-ins for the services that own its files, on its own NATS server. */
export async function mediaBesideOwners() {
  const database = testDatabase();
  const nats = await startBackingService('nats');
  /** Filters of the requests to publish events again. */
  const resent: string[] = [];
  const owner = (name: 'directory' | 'reviews') =>
    startStubService({ name, servers: nats.url }, [
      stubRequest(RESEND_EVENTS[name], ({ filter }) => {
        resent.push(filter);
        return { messages: 0 };
      }),
    ]);
  const owners = await Promise.all([owner('directory'), owner('reviews')]);
  const messaging = await Messaging.connect({ name: 'directory', servers: nats.url });
  const service = await startMedia(database, { NATS_URL: nats.url });
  return {
    ...{ service, resent },
    get: <T>(type: Parameters<RunningService['app']['get']>[0]): T => service.app.get(type, { strict: false }) as T,
    /** Publishes the state of a file as its owner does. */
    tell(definition: EventDefinition, data: { uploadId: string; state: string }, version: number) {
      const envelope = anEnvelope(definition, data, { aggregateId: data.uploadId.slice(0, 36), version });
      return messaging.jetstream.publish(envelope.subject, JSON.stringify(envelope), envelope.id);
    },
    async stop(): Promise<void> {
      await service.stop();
      await messaging.close();
      for (const owner of owners) await owner.stop();
      await nats.stop();
      await database.drop();
    },
  };
}

/** Uploads a file to one of the endpoints. */
export async function send<Answer>(
  { url }: RunningService,
  path: 'uploads' | 'photos' | 'documents',
  file: Buffer | string,
  headers = WITH_TOKEN,
) {
  const response = await fetch(`${url}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', ...headers },
    body: new Uint8Array(Buffer.from(file)),
  });
  return { status: response.status, ...((await response.json()) as Answer & { code?: string }) };
}

/** Requests a picture as the gateway does. */
export async function picture(
  { url }: RunningService,
  address: string,
  { width = 320, accept = 'image/webp', headers = WITH_TOKEN }: PictureOptions = {},
) {
  const query = new URLSearchParams({ url: address, width: String(width) });
  const response = await fetch(`${url}/pictures?${query.toString()}`, { headers: { accept, ...headers } });
  const of = (name: string) => response.headers.get(name);
  return {
    ...{ status: response.status, type: of('content-type'), vary: of('vary'), kept: of('cache-control') },
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}
interface PictureOptions {
  width?: number | string;
  accept?: string;
  headers?: Record<string, string>;
}
