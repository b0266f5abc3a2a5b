import { withRequests } from '@tedarik/messaging';
import { bootstrap, loadConfig } from '@tedarik/service-kit';
import { AppModule } from './app.module.js';
import { directoryConfig } from './config.js';
import { REQUESTS } from './requests.js';

const config = loadConfig(directoryConfig);
await bootstrap(AppModule.with(config), {
  name: 'directory',
  config,
  beforeListen: withRequests({ name: 'directory', servers: config.NATS_URL }, REQUESTS),
});
