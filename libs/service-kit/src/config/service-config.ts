import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { DRIVER_OPTIONS } from '../database/connection-options.js';

/**
 * The settings of every process. A service adds its own: `serviceConfig.extend({…})`. The texts of `describe` appear in docs/settings.md.
 */
export const serviceConfig = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development').describe('How strict the process is.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('The least that is logged.'),
  OPS_HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe('Address of /livez, /readyz, /metrics and the endpoints for files. Never public.'),
  OPS_PORT: z.coerce.number().int().min(0).max(65_535).describe('Their port; 0 is any free one.'),
  NATS_URL: z.string().min(1).describe('One or more servers, separated by commas.'),
  NATS_CA_FILE: z
    .string()
    .optional()
    .describe('Certificates (PEM) of who vouches for those servers: then they are spoken with by TLS only.'),
  SERVICE_TOKEN: z
    .string()
    .min(16)
    .default(() => randomUUID())
    .describe('What callers of /readyz, /metrics and of the endpoints for files must send; unset, nobody is let in.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Where traces are sent by OTLP over HTTP; unset, nowhere. Other standard variables of OpenTelemetry apply.',
    ),
});
export type ServiceConfig = z.infer<typeof serviceConfig>;

/** Settings of a service with a database, which has the name of the service by default. */
export const databaseConfig = (service: string) => ({
  MONGODB_URL: z.string().min(1).describe('The MongoDB server (a replica set), with name and password.'),
  MONGODB_DB: z.string().min(1).default(service).describe('Name of the database.'),
  MONGODB_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(1_000)
    .default(DRIVER_OPTIONS.socketTimeoutMS)
    .describe(
      'Milliseconds after which a call to MongoDB without an answer is given up; migrations have five minutes.',
    ),
});

/** Settings of every process that addresses visitors, on pages or in mails. */
export const siteConfig = {
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .default('http://localhost:3000')
    .describe('Address under which visitors know the site; canonical addresses and links in mails begin with it.'),
  BRAND_NAME: z.string().min(1).max(60).default('Tezgâh').describe('Name of the site.'),
};
