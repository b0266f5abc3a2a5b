import 'reflect-metadata';
import { withRequests } from '@tedarik/messaging';
import { bootstrap, loadConfig } from '@tedarik/service-kit';
import { appModule } from './app.module.js';
import { identityConfig } from './config.js';
import { REQUESTS } from './requests.js';

const config = loadConfig(identityConfig);
await bootstrap(appModule(config), {
  name: 'identity',
  config,
  beforeListen: withRequests({ name: 'identity', servers: config.NATS_URL }, REQUESTS),
});
