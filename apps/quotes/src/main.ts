import { withRequests } from '@tedarik/messaging';
import { bootstrap, loadConfig } from '@tedarik/service-kit';
import { AppModule } from './app.module.js';
import { quotesConfig } from './config.js';
import { REQUESTS } from './requests.js';

const config = loadConfig(quotesConfig);
await bootstrap(AppModule.with(config), {
  name: 'quotes',
  config,
  beforeListen: withRequests({ name: 'quotes', servers: config.NATS_URL }, REQUESTS),
});
