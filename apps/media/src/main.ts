import 'reflect-metadata';
import { withRequests } from '@tedarik/messaging';
import { bootstrap, loadConfig, registerStreamBodyParser } from '@tedarik/service-kit';
import { appModule } from './app.module.js';
import { mediaConfig } from './config.js';
import { REQUESTS } from './requests.js';

const config = loadConfig(mediaConfig);
const answerRequests = withRequests({ name: 'media', servers: config.NATS_URL }, REQUESTS);
await bootstrap(appModule(config), {
  name: 'media',
  config,
  beforeListen: async (app) => {
    await registerStreamBodyParser(app);
    await answerRequests(app);
  },
});
