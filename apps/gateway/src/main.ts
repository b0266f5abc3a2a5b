import 'reflect-metadata';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bootstrap, loadConfig } from '@tedarik/service-kit';
import { appModule } from './app.module.js';
import { gatewayConfig } from './config.js';
import { doorOptions } from './door.js';
import { WebBundle } from './pages/web-bundle.js';

const config = loadConfig(gatewayConfig);
const webRoot = config.WEB_ROOT ?? fileURLToPath(new URL('../../web/dist', import.meta.url));
const web = await WebBundle.load(webRoot, config.LOCALE, (file) => import(pathToFileURL(file).href));
await bootstrap(appModule(config, web), doorOptions(config));
