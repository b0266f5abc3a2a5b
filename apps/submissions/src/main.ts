import { withRequests } from '@tedarik/messaging';
import { bootstrap, loadConfig } from '@tedarik/service-kit';
import { AppModule } from './app.module.js';
import { submissionsConfig } from './config.js';
import { REQUESTS } from './requests.js';

const config = loadConfig(submissionsConfig);
await bootstrap(AppModule.with(config), {
  name: 'submissions',
  config,
  beforeListen: withRequests({ name: 'submissions', servers: config.NATS_URL }, REQUESTS),
});
