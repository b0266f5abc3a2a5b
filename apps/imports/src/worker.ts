import 'reflect-metadata';
import { bootstrap, loadConfig } from '@tedarik/service-kit';
import { importsConfig } from './config.js';
import { workerModule } from './worker.module.js';

const config = loadConfig(importsConfig);
await bootstrap(workerModule(config), { name: 'imports-worker', config });
