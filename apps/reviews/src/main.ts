import { withRequests } from '@tedarik/messaging';
import { bootstrap, loadConfig } from '@tedarik/service-kit';
import { AppModule } from './app.module.js';
import { reviewsConfig } from './config.js';
import { REQUESTS } from './requests.js';

const config = loadConfig(reviewsConfig);
await bootstrap(AppModule.with(config), {
  name: 'reviews',
  config,
  beforeListen: withRequests({ name: 'reviews', servers: config.NATS_URL }, REQUESTS),
});
