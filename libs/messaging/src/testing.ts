import { Module, type Provider } from '@nestjs/common';
import type { RequestContext, RequestContract } from '@tedarik/commands';
import { type RunningService, startService } from '@tedarik/service-kit';
import { untilReady } from '@tedarik/testing';
import type { MessagingOptions } from './connection/nats-options.js';
import { MessagingModule } from './messaging.module.js';
import { handledBy, type HandledRequest, handlersIn } from './requests/handled-by.js';
import { withRequests } from './requests/with-requests.js';

/** An entry of a request table with a function instead of a handler class. */
export const stubRequest = <Request, Reply>(
  contract: RequestContract<Request, Reply>,
  answer: (request: Request, context: RequestContext) => Promise<Reply> | Reply,
): HandledRequest =>
  handledBy(
    contract,
    class {
      readonly execute = answer;
    },
  );

/** Starts one replica of a service that handles only these requests. Resolves when it is ready. */
export async function startStubService(
  options: MessagingOptions,
  requests: readonly HandledRequest[],
  providers: Provider[] = [],
): Promise<RunningService> {
  const service = await startedService(options, requests, providers);
  await untilReady(service);
  return service;
}

/** The same, but resolves once it has started; it may not be connected to NATS yet. */
export function startedService(
  options: MessagingOptions,
  requests: readonly HandledRequest[],
  providers: Provider[] = [],
): Promise<RunningService> {
  @Module({ imports: [MessagingModule.forRoot(options)], providers: [...handlersIn(requests), ...providers] })
  class Service {}

  return startService(Service, {
    name: options.name,
    config: {
      NODE_ENV: 'test',
      LOG_LEVEL: 'fatal',
      OPS_HOST: '127.0.0.1',
      OPS_PORT: 0,
      NATS_URL: String(options.servers),
      SERVICE_TOKEN: 'a-token-of-the-tests',
    },
    beforeListen: withRequests(options, requests),
  });
}
