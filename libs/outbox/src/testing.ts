import type { Provider, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Clock, Database, DatabaseModule, type Migration, ServiceKitModule } from '@tedarik/service-kit';
import { firstState, outboxEvents, testDatabase } from '@tedarik/testing';
import { Outbox } from './outbox.js';

class Handlers {}

/** The handlers and repositories of a service on a database of their own, without NATS requests and without a relay. */
export async function startHandlers(service: string, migrations: readonly Migration[], providers: Provider[]) {
  const database = testDatabase();
  const outbox = {
    provide: Outbox,
    useFactory: (of: Database, clock: Clock) => new Outbox(of, clock, service),
    inject: [Database, Clock],
  };
  const app = await NestFactory.createApplicationContext(
    {
      module: Handlers,
      imports: [
        ServiceKitModule.forRoot({ serviceToken: 'only-for-this-test' }),
        DatabaseModule.forRoot({ MONGODB_URL: database.uri, MONGODB_DB: database.db }, migrations),
      ],
      providers: [outbox, ...providers],
    },
    { logger: ['error'], abortOnError: false },
  );
  const { db } = app.get(Database, { strict: false });
  return {
    db,
    get: <T>(type: Type<T>): T => app.get(type, { strict: false }),
    rows: (collection: string, filter: object = {}) => db.collection(collection).find(filter).toArray(),
    /** The published events that match a filter, oldest first. */
    told: <Data = Record<string, unknown>>(filter: object = {}) => outboxEvents<Data>(db, filter),
    /** Restores the initial content of the database. */
    reset: await firstState(db),
    async close(): Promise<void> {
      await app.close();
      await database.drop();
    },
  };
}
