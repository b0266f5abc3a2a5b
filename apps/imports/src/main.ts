import 'reflect-metadata';
import { withRequests } from '@tedarik/messaging';
import { bootstrap, loadConfig, registerStreamBodyParser } from '@tedarik/service-kit';
import { appModule } from './app.module.js';
import { importsConfig } from './config.js';
import { REQUESTS } from './requests.js';

const config = loadConfig(importsConfig);
const answerRequests = withRequests({ name: 'imports', servers: config.NATS_URL }, REQUESTS);
await bootstrap(appModule(config), {
  name: 'imports',
  config,
  beforeListen: async (app) => {
    await registerStreamBodyParser(app);
    await answerRequests(app);
  },
});
