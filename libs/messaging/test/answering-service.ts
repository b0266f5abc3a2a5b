import { Module, type Type } from '@nestjs/common';
import { startService, type RunningService } from '@tedarik/service-kit';
import { type HandledRequest, handlersIn, MessagingModule, withRequests } from '../src/index.js';

/** One copy of a service that answers these requests; they are answered soon after. Stop it in the test. */
export function answeringService(
  options: { name: string; servers: string; mostInHand?: number },
  requests: HandledRequest[],
  providers: Type[] = [],
): Promise<RunningService> {
  @Module({ imports: [MessagingModule.forRoot(options)], providers: [...handlersIn(requests), ...providers] })
  class Service {}

  return startService(Service, {
    name: options.name,
    config: {
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      OPS_HOST: '127.0.0.1',
      OPS_PORT: 0,
      NATS_URL: options.servers,
      SERVICE_TOKEN: 'a-token-of-the-tests',
    },
    beforeListen: withRequests(options, requests),
  });
}
