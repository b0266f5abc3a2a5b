import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NestApplicationContext } from '@nestjs/core';
import { GetVisitor, ListBusinessesByIds } from '@tedarik/commands';
import { startStubService, startWholeService, stubRequest } from '@tedarik/messaging/testing';
import { Messaging } from '@tedarik/messaging';
import { Clock, type RunningService } from '@tedarik/service-kit';
import { aBusinessSnapshot, testDatabase } from '@tedarik/testing';
import { mongo } from 'mongoose';
import { AppModule } from '../src/app.module.js';
import { quotesConfig } from '../src/config.js';
import { REQUESTS } from '../src/requests.js';

export interface KnownBusiness {
  id: string;
  name: string;
  email: string | null;
}

/** A directory with these businesses, and an identity service with one verified account. */
export function neighbours(natsUrl: string, businesses: KnownBusiness[], account: { id: string; email: string }) {
  return startStubService({ name: 'neighbours', servers: natsUrl }, [
    stubRequest(ListBusinessesByIds, ({ ids }) => ({
      businesses: businesses
        .filter(({ id }) => ids.includes(id))
        .map((business) => aBusinessSnapshot({ ...business, slug: `firma-${business.id}`, phone: '+902121234567' })),
    })),
    stubRequest(GetVisitor, (_, { actor }) => ({
      visitor:
        actor?.id === account.id
          ? { ...account, name: 'Ece Tan', verified: true, createdAt: '2026-01-01T00:00:00.000Z' }
          : null,
    })),
  ]);
}

/** The whole service on a database of its own; it can be restarted on it. */
export async function aQuotesService(natsUrl: string, folder: string) {
  const database = testDatabase();
  const client = new mongo.MongoClient(database.uri);
  const messaging = await Messaging.connect({ name: 'test', servers: natsUrl });
  const mailFolder = join(folder, database.db);
  await mkdir(mailFolder, { recursive: true });
  const environment = {
    NATS_URL: natsUrl,
    MONGODB_URL: database.uri,
    MONGODB_DB: database.db,
    MAIL_FOLDER: mailFolder,
    PUBLIC_URL: 'https://tezgah.example',
  };
  let service: RunningService | undefined;
  const get = <T>(type: Parameters<NestApplicationContext['get']>[0]): T =>
    service!.app.get(type, { strict: false }) as T;

  return {
    requests: messaging.requests,
    async start(): Promise<void> {
      service = await startWholeService(
        { name: 'quotes', config: quotesConfig, module: (config) => AppModule.with(config), requests: REQUESTS },
        environment,
      );
    },
    async halt(): Promise<void> {
      await service?.stop();
      service = undefined;
    },
    get,
    /** A separate database connection, which also works while the service is stopped. */
    db: client.db(database.db),
    /** Sets the clock of the service. */
    setClock(now: () => Date): void {
      get<Clock>(Clock).now = now;
    },
    /** The mails to an address, oldest first. */
    async mailsTo(address: string): Promise<string[]> {
      const names = (await readdir(mailFolder)).sort();
      const mails = await Promise.all(names.map((name) => readFile(join(mailFolder, name), 'utf8')));
      return mails.filter((mail) => mail.includes(`To: ${address}\n`));
    },
    async stop(): Promise<void> {
      await service?.stop();
      await messaging.close();
      await client.close();
      await database.drop();
    },
  };
}
export type QuotesService = Awaited<ReturnType<typeof aQuotesService>>;
