import 'reflect-metadata';
import { bootstrap, loadConfig, takeStreams } from '@tedarik/service-kit';
import { appModule } from './app.module.js';
import { mediaConfig } from './config.js';

const config = loadConfig(mediaConfig);
await bootstrap(appModule(config), { name: 'media', config, beforeListen: takeStreams });
