import 'reflect-metadata';
import { withRequests } from '@tedarik/messaging';
import { bootstrap, loadConfig } from '@tedarik/service-kit';
import { appModule } from './app.module.js';
import { indexerConfig } from './config.js';
import { REQUESTS } from './requests.js';

const config = loadConfig(indexerConfig);
await bootstrap(appModule(config), {
  name: 'indexer',
  config,
  beforeListen: withRequests({ name: 'indexer', servers: config.NATS_URL }, REQUESTS),
});
