import 'reflect-metadata';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bootstrap, loadConfig } from '@tedarik/service-kit';
import { appModule } from './app.module.js';
import { gatewayConfig } from './config.js';
import { serverOptions } from './server-options.js';
import { WebBundle } from './web-bundle/web-bundle.js';

const config = loadConfig(gatewayConfig);
const webRoot = config.WEB_ROOT ?? fileURLToPath(new URL('../../web/dist', import.meta.url));
const web = await WebBundle.load(webRoot, config.LOCALE, (file) => import(pathToFileURL(file).href));
await bootstrap(appModule(config, web), serverOptions(config));
