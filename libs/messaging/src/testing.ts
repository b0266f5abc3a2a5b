import { type DynamicModule, Module, type Provider, type Type } from '@nestjs/common';
import { CONTRACTS, type RequestContext, type RequestContract } from '@tedarik/commands';
import { type RunningService, type ServiceConfig, type ServiceOptions, startService } from '@tedarik/service-kit';
import { rejectionOf, startBackingService, testDatabase, untilReady } from '@tedarik/testing';
import type { MessagingOptions } from './connection/nats-options.js';
import { Messaging } from './messaging.js';
import { MessagingModule } from './messaging.module.js';
import { handledBy, type HandledRequest, handlersIn } from './requests/handled-by.js';
import { RequestFailed } from './requests/request-failed.js';
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

/** What `main.ts` of a service starts. */
export interface WholeService<Config extends ServiceConfig> {
  name: string;
  config: { parse(environment: object): Config };
  module: (config: Config) => Type | DynamicModule;
  requests: readonly HandledRequest[];
}

/** Starts a whole service, as its `main.ts` does. Resolves when it is ready. */
export async function startWholeService<Config extends ServiceConfig>(
  { name, config: settings, module, requests }: WholeService<Config>,
  environment: Record<string, unknown>,
  options: Pick<ServiceOptions, 'logger'> = {},
): Promise<RunningService> {
  const common = { NODE_ENV: 'test', LOG_LEVEL: 'silent', OPS_PORT: 0, SERVICE_TOKEN: 'a-token-of-the-tests' };
  const config = settings.parse({ ...common, ...environment });
  const beforeListen = withRequests({ name, servers: config.NATS_URL }, requests);
  const service = await startService(module(config), { ...options, name, config, beforeListen });
  await untilReady(service);
  return service;
}

/** A whole service on a NATS server and a database of its own, with a client. `neighbours` starts the services that it requests. */
export async function wholeService<Config extends ServiceConfig>(
  whole: WholeService<Config>,
  environment: Record<string, unknown> = {},
  {
    neighbours,
    ...options
  }: Pick<ServiceOptions, 'logger'> & { neighbours?: (natsUrl: string) => Promise<RunningService> } = {},
) {
  const nats = await startBackingService('nats');
  const database = testDatabase();
  const others = await neighbours?.(nats.url);
  const stores = { NATS_URL: nats.url, MONGODB_URL: database.uri, MONGODB_DB: database.db };
  const service = await startWholeService(whole, { ...stores, ...environment }, options);
  const messaging = await Messaging.connect({ name: 'test', servers: nats.url });
  return {
    nats,
    messaging,
    requests: messaging.requests,
    async close(): Promise<void> {
      await messaging.close();
      await service.stop();
      await others?.stop();
      await nats.stop();
      await database.drop();
    },
  };
}

/** The subjects of a service's requests to which it does not reply that an unknown field is wrong: nothing handles them. */
export async function unhandledRequests(service: string, requests: Messaging['requests']): Promise<string[]> {
  const own = CONTRACTS.filter(({ subject }) => subject.startsWith(`request.${service}.`));
  if (own.length === 0) throw new Error(`There are no requests of ${service}`);
  const unhandled: string[] = [];
  for (const contract of own) {
    const failure = await rejectionOf(requests.send(contract, { thisFieldIsUnknown: true }));
    const isRefused = failure instanceof RequestFailed && failure.failure.code === 'bad-request';
    if (!isRefused) unhandled.push(contract.subject);
  }
  return unhandled;
}
