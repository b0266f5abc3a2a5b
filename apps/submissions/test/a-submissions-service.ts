import { Messaging } from '@tedarik/messaging';
import { startWholeService } from '@tedarik/messaging/testing';
import { Database } from '@tedarik/service-kit';
import { testDatabase } from '@tedarik/testing';
import { AppModule } from '../src/app.module.js';
import { submissionsConfig } from '../src/config.js';
import { REQUESTS } from '../src/requests.js';

/** The whole service on a database of its own, with a client. */
export async function aSubmissionsService(natsUrl: string, environment: Record<string, string> = {}) {
  const database = testDatabase();
  const service = await startWholeService(
    { name: 'submissions', config: submissionsConfig, module: (config) => AppModule.with(config), requests: REQUESTS },
    { NATS_URL: natsUrl, MONGODB_URL: database.uri, MONGODB_DB: database.db, ...environment },
  );
  const messaging = await Messaging.connect({ name: 'test', servers: natsUrl });
  return {
    requests: messaging.requests,
    db: service.app.get(Database, { strict: false }).db,
    collection: (of: string) => service.app.get(Database, { strict: false }).db.collection(of),
    async stop(): Promise<void> {
      await messaging.close();
      await service.stop();
      await database.drop();
    },
  };
}
export type SubmissionsService = Awaited<ReturnType<typeof aSubmissionsService>>;
