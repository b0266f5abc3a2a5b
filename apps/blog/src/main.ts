import { withRequests } from '@tedarik/messaging';
import { bootstrap, loadConfig } from '@tedarik/service-kit';
import { AppModule } from './app.module.js';
import { blogConfig } from './config.js';
import { REQUESTS } from './requests.js';

const config = loadConfig(blogConfig);
await bootstrap(AppModule.with(config), {
  name: 'blog',
  config,
  beforeListen: withRequests({ name: 'blog', servers: config.NATS_URL }, REQUESTS),
});
