import { Messaging, withRequests } from '@tedarik/messaging';
import { Database, startService, type RunningService } from '@tedarik/service-kit';
import { testDatabase, untilReady } from '@tedarik/testing';
import { AppModule } from '../src/app.module.js';
import { submissionsConfig } from '../src/config.js';
import { REQUESTS } from '../src/requests.js';

/** The whole service on a database of its own, with a client. */
export async function aSubmissionsService(natsUrl: string, environment: Record<string, string> = {}) {
  const database = testDatabase();
  const name = 'submissions';
  const config = submissionsConfig.parse({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    OPS_PORT: 0,
    NATS_URL: natsUrl,
    SERVICE_TOKEN: 'a token of this test only',
    MONGODB_URL: database.uri,
    MONGODB_DB: database.db,
    ...environment,
  });
  const beforeListen = withRequests({ name, servers: natsUrl }, REQUESTS);
  const service: RunningService = await startService(AppModule.with(config), { name, config, beforeListen });
  await untilReady(service);
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
