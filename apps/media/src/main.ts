import 'reflect-metadata';
import { bootstrap, loadConfig } from '@tedarik/service-kit';
import { appModule } from './app.module.js';
import { mediaConfig } from './config.js';

const config = loadConfig(mediaConfig);
await bootstrap(appModule(config), { name: 'media', config });
