import { Logger, type INestApplication } from '@nestjs/common';
import { Readiness } from '@tedarik/service-kit';
import type { MessagingOptions } from '../connection/nats-options.js';
import { AskServer } from './ask-server.js';

/**
 * Makes a service answer asks; goes into bootstrap's `beforeListen`. Asks are taken once the application is initialised
 * and NATS is there; until then the process lives and readiness `asks` is red.
 */
export function withAsks(options: MessagingOptions): (app: INestApplication) => Promise<void> {
  return async (app) => {
    const log = new Logger('Asks');
    let answering = false;
    app.connectMicroservice({ strategy: new AskServer(options) });
    app.get(Readiness, { strict: false }).add('asks', () => {
      return answering ? Promise.resolve() : Promise.reject(new Error('Asks are not answered yet'));
    });
    await app.init();
    app.startAllMicroservices().then(
      () => {
        answering = true;
        log.log(`Answering asks as ${options.name}`);
      },
      (error: unknown) => log.error(`Asks are not answered: ${String(error)}`),
    );
  };
}
