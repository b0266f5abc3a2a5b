import 'reflect-metadata';
import { setFlagsFromString } from 'node:v8';
import { bootstrap, loadConfig } from '@tedarik/service-kit';
import { importsConfig } from './config.js';
import { workerModule } from './worker.module.js';

// Workers create much garbage while reading; by default V8 lets the heap grow to four times the live data before it collects.
setFlagsFromString('--heap-growing-percent=50');

const config = loadConfig(importsConfig);
await bootstrap(workerModule(config), { name: 'imports-worker', config });
