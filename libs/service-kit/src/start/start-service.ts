import 'reflect-metadata';
import type { Server } from 'node:http';
import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyHttpOptions } from 'fastify';
import type { Logger as PinoLogger } from 'pino';
import type { ServiceConfig } from '../config/service-config.js';
import { Readiness } from '../health/readiness.js';
import { ServiceTokenGuard } from '../http/service-token.guard.js';
import { createLogger } from '../logging/logger.js';
import { NestLogger } from '../logging/nest-logger.js';
import { Metrics } from '../metrics/metrics.js';
import { ServiceKitModule } from '../service-kit.module.js';
import { traceRequests } from '../tracing/http-trace.js';
import { OperationsDoor } from './operations-door.js';

export interface ServiceOptions {
  name: string;
  config: ServiceConfig;
  /** Runs on the created application before anything is taken in; `withRequests` of @tedarik/messaging goes here. */
  beforeListen?: (app: NestFastifyApplication) => Promise<void>;
  /** The application's own public door; without it its routes are answered on the operations port. */
  publicDoor?: { port: number; host: string };
  fastify?: Pick<
    FastifyHttpOptions<Server>,
    'bodyLimit' | 'trustProxy' | 'routerOptions' | 'requestTimeout' | 'http' | 'rewriteUrl'
  >;
  logger?: PinoLogger;
}

export interface RunningService {
  app: NestFastifyApplication;
  /** Of the operations port. */
  url: string;
  /** Readiness off, work in hand finished, everything closed. */
  stop(): Promise<void>;
}

@Module({})
class ServiceRoot {}

/** Starts a service in this process, without touching the process's signals: what bootstrap and component tests use. */
export async function startService(module: Type | DynamicModule, options: ServiceOptions): Promise<RunningService> {
  const { config, name } = options;
  const readiness = new Readiness();
  const metrics = new Metrics();
  metrics.watchProcess();
  const door = new OperationsDoor(readiness, metrics, new ServiceTokenGuard(config.SERVICE_TOKEN));
  const url = await door.listen(config.OPS_PORT, config.OPS_HOST);
  try {
    const kit = ServiceKitModule.forRoot({ serviceToken: config.SERVICE_TOKEN, readiness, metrics });
    const app = await NestFactory.create<NestFastifyApplication>(
      { module: ServiceRoot, imports: [kit, module] },
      new FastifyAdapter({
        ...options.fastify,
        ...(!options.publicDoor && { serverFactory: door.serverFactory }),
      }),
      { logger: new NestLogger(options.logger ?? createLogger(name, config.LOG_LEVEL)), abortOnError: false },
    );
    await open(app, door, options);
    readiness.started();
    return { app, url, stop: () => stop(app, door, readiness) };
  } catch (error) {
    await door.close();
    throw error;
  }
}

async function open(app: NestFastifyApplication, door: OperationsDoor, options: ServiceOptions): Promise<void> {
  const instance = app.getHttpAdapter().getInstance();
  traceRequests(instance);
  try {
    await options.beforeListen?.(app);
    await app.init();
    if (options.publicDoor) await app.listen(options.publicDoor.port, options.publicDoor.host);
    else await instance.ready();
    door.open();
  } catch (error) {
    await app.close();
    throw error;
  }
}

async function stop(app: NestFastifyApplication, door: OperationsDoor, readiness: Readiness): Promise<void> {
  readiness.stopping();
  await door.shut();
  await app.close();
  await door.close();
}
