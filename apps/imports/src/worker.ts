import 'reflect-metadata';
import { setFlagsFromString } from 'node:v8';
import { bootstrap, loadConfig } from '@tedarik/service-kit';
import { importsConfig } from './config.js';
import { workerModule } from './worker.module.js';

// A worker makes garbage as fast as it reads: left to itself V8 lets it grow to four times what is held before it looks.
setFlagsFromString('--heap-growing-percent=50');

const config = loadConfig(importsConfig);
await bootstrap(workerModule(config), { name: 'imports-worker', config });
