import { Logger, type INestApplication } from '@nestjs/common';
import { Readiness } from '@tedarik/service-kit';
import type { MessagingOptions } from '../connection/nats-options.js';
import type { HandledRequest } from './handled-by.js';
import { RequestServer } from './request-server.js';

/**
 * Makes a service handle the requests of its table. Pass it to bootstrap as `beforeListen`. Requests are accepted once the application is
 * initialised and NATS is connected; until then the readiness check `requests` fails.
 */
export function withRequests(
  options: MessagingOptions,
  requests: readonly HandledRequest[],
): (app: INestApplication) => Promise<void> {
  return async (app) => {
    const log = new Logger('Requests');
    let answering = false;
    app.connectMicroservice({ strategy: new RequestServer(options, requests, app) });
    app.get(Readiness, { strict: false }).add('requests', () => {
      return answering ? Promise.resolve() : Promise.reject(new Error('Requests are not answered yet'));
    });
    await app.init();
    app.startAllMicroservices().then(
      () => {
        answering = true;
        log.log(`Answering requests as ${options.name}`);
      },
      (error: unknown) => log.error(`Requests are not answered: ${String(error)}`),
    );
  };
}
