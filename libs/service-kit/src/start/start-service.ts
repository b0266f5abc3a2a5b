import 'reflect-metadata';
import type { Server } from 'node:http';
import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyHttpOptions } from 'fastify';
import type { Logger as PinoLogger } from 'pino';
import type { ServiceConfig } from '../config/service-config.js';
import { Readiness } from '../readiness.js';
import { ServiceTokenGuard } from '../http/service-token.guard.js';
import { createLogger } from '../logging/logger.js';
import { NestLogger } from '../logging/nest-logger.js';
import { Metrics } from '../metrics.js';
import { ServiceKitModule } from '../service-kit.module.js';
import { traceRequests } from '../tracing/http-trace.js';
import { OperationsServer } from './operations-server.js';

export interface ServiceOptions {
  name: string;
  config: ServiceConfig;
  /** Called with the created application before it accepts work. Pass `withRequests` of @tedarik/messaging here. */
  beforeListen?: (app: NestFastifyApplication) => Promise<void>;
  /** The application's public server. If it is missing, the operations port serves the routes. */
  publicServer?: { port: number; host: string };
  fastify?: Pick<
    FastifyHttpOptions<Server>,
    'bodyLimit' | 'trustProxy' | 'routerOptions' | 'requestTimeout' | 'http' | 'rewriteUrl'
  >;
  logger?: PinoLogger;
}

export interface RunningService {
  app: NestFastifyApplication;
  /** Address of the operations port. */
  url: string;
  /** Reports not ready, finishes current work, and closes everything. */
  stop(): Promise<void>;
}

@Module({})
class ServiceRoot {}

/** Starts a service in this process without handling its signals. Used by bootstrap and by component tests. */
export async function startService(module: Type | DynamicModule, options: ServiceOptions): Promise<RunningService> {
  const { config, name } = options;
  const { exportSpans } = config.OTEL_EXPORTER_OTLP_ENDPOINT ? await import('../tracing/export-spans.js') : {};
  const sendLastSpans = exportSpans?.(name);
  const readiness = new Readiness();
  const metrics = new Metrics();
  metrics.watchProcess();
  metrics.gauge('service_ready', '1 while the process takes work, as /readyz says', [], async (gauge) =>
    gauge.set((await readiness.report()).ready ? 1 : 0),
  );
  const server = new OperationsServer(readiness, metrics, new ServiceTokenGuard(config.SERVICE_TOKEN));
  const url = await server.listen(config.OPS_PORT, config.OPS_HOST);
  try {
    const kit = ServiceKitModule.forRoot({ serviceToken: config.SERVICE_TOKEN, readiness, metrics });
    const app = await NestFactory.create<NestFastifyApplication>(
      { module: ServiceRoot, imports: [kit, module] },
      new FastifyAdapter({
        ...options.fastify,
        ...(!options.publicServer && { serverFactory: server.serverFactory }),
      }),
      { logger: new NestLogger(options.logger ?? createLogger(name, config.LOG_LEVEL)), abortOnError: false },
    );
    await open(app, server, options);
    readiness.started();
    const stopped = async () => {
      await stop(app, server, readiness);
      await sendLastSpans?.();
    };
    return { app, url, stop: stopped };
  } catch (error) {
    await server.close();
    throw error;
  }
}

async function open(app: NestFastifyApplication, server: OperationsServer, options: ServiceOptions): Promise<void> {
  const instance = app.getHttpAdapter().getInstance();
  traceRequests(instance);
  try {
    await options.beforeListen?.(app);
    await app.init();
    if (options.publicServer) await app.listen(options.publicServer.port, options.publicServer.host);
    else await instance.ready();
    server.open();
  } catch (error) {
    await app.close();
    throw error;
  }
}

async function stop(app: NestFastifyApplication, server: OperationsServer, readiness: Readiness): Promise<void> {
  readiness.stopping();
  await server.shut();
  await app.close();
  await server.close();
}
