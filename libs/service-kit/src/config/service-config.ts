import { randomUUID } from 'node:crypto';
import { z } from 'zod';

/** What every process reads from its environment; a service extends it with its own: `serviceConfig.extend({…})`. */
export const serviceConfig = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Where /livez, /readyz, /metrics and streaming doors listen; never published. */
  OPS_HOST: z.string().min(1).default('127.0.0.1'),
  /** 0 takes any free port. */
  OPS_PORT: z.coerce.number().int().min(0).max(65_535),
  /** One or more servers, separated by commas. */
  NATS_URL: z.string().min(1),
  /** Opens this process's streaming doors; without it nobody's is taken. A process that has such doors requests it. */
  SERVICE_TOKEN: z
    .string()
    .min(16)
    .default(() => randomUUID()),
});
export type ServiceConfig = z.infer<typeof serviceConfig>;
