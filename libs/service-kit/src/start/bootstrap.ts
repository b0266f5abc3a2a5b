import type { DynamicModule, Type } from '@nestjs/common';
import type { Logger as PinoLogger } from 'pino';
import { createLogger } from '../logging/logger.js';
import { type RunningService, type ServiceOptions, startService } from './start-service.js';

const STOP_WITHIN_MS = 25_000;

/**
 * Runs a service as this process. SIGTERM or SIGINT stops it cleanly (exit 0), a second one at once (exit 1). An uncaught error is logged
 * and ends the process (exit 1). Waits for backing services that are down.
 */
export async function bootstrap(module: Type | DynamicModule, options: ServiceOptions): Promise<void> {
  const logger = options.logger ?? createLogger(options.name, options.config.LOG_LEVEL);
  const fail = (msg: string) => (err: unknown) => {
    logger.fatal({ err }, msg);
    process.exit(1);
  };
  process.on('unhandledRejection', fail('Unhandled rejection'));
  process.on('uncaughtException', fail('Uncaught exception'));

  let running: RunningService | undefined;
  obeySignals(logger, () => running?.stop() ?? Promise.resolve());
  try {
    running = await startService(module, { ...options, logger });
    logger.info({ url: running.url, node: process.version }, `${options.name} is up`);
  } catch (error) {
    fail('Could not start')(error);
  }
}

function obeySignals(logger: PinoLogger, stop: () => Promise<void>): void {
  let stopping = false;
  const obey = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    logger.info(`Stopping on ${signal}`);
    const late = setTimeout(() => {
      logger.fatal(`Not stopped within ${STOP_WITHIN_MS} ms`);
      process.exit(1);
    }, STOP_WITHIN_MS);
    const stopped = stop().finally(() => clearTimeout(late));
    stopped.then(
      () => {
        logger.info('Stopped');
        process.exit(0);
      },
      (err: unknown) => {
        logger.fatal({ err }, 'Could not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', obey);
  process.on('SIGINT', obey);
}
