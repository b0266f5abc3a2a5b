import 'reflect-metadata';
import { bootstrap, loadConfig } from '@tedarik/service-kit';
import { appModule } from './app.module.js';
import { indexerConfig } from './config.js';

const config = loadConfig(indexerConfig);
await bootstrap(appModule(config), { name: 'indexer', config });
