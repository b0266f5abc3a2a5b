import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { DRIVER_OPTIONS } from '../database/connection-options.js';

/**
 * The settings of every process. A service adds its own: `serviceConfig.extend({…})`. The texts of `describe` appear in docs/settings.md.
 */
export const serviceConfig = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe(
      '`production`: the gateway runs only the queries of its own web app, and services do not check their replies against the schema.',
    ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Lowest level that is logged; `silent` logs nothing.'),
  OPS_HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe(
      'Address that the operations port listens on: /livez, /readyz, /metrics and file transfers. Must not be reachable from the internet.',
    ),
  OPS_PORT: z.coerce.number().int().min(0).max(65_535).describe('The operations port; 0 picks a free one.'),
  NATS_URL: z.string().min(1).describe('URLs of the NATS servers, separated by commas.'),
  NATS_CA_FILE: z
    .string()
    .optional()
    .describe('File with the CA certificates (PEM) of the NATS servers. Set, only TLS connections are made.'),
  SERVICE_TOKEN: z
    .string()
    .min(16)
    .default(() => randomUUID())
    .describe(
      'Token that callers of /readyz, /metrics and file transfers must send. Unset, a random one is used, so that all callers are refused.',
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'URL that traces are sent to (OTLP over HTTP). Unset, none are sent. Other standard variables of OpenTelemetry apply.',
    ),
});
export type ServiceConfig = z.infer<typeof serviceConfig>;

/** Settings of a service with a database, which has the name of the service by default. */
export const databaseConfig = (service: string) => ({
  MONGODB_URL: z.string().min(1).describe('URL of MongoDB (a replica set), with user and password.'),
  MONGODB_DB: z.string().min(1).default(service).describe('Name of the database of this service.'),
  MONGODB_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(1_000)
    .default(DRIVER_OPTIONS.socketTimeoutMS)
    .describe('Milliseconds without a reply after which a call to MongoDB fails. Migrations have five minutes.'),
});

/** Settings of every process that addresses visitors, on pages or in mails. */
export const siteConfig = {
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .default('http://localhost:3000')
    .describe('Public URL of the site. Canonical URLs and links in mails begin with it.'),
  BRAND_NAME: z.string().min(1).max(60).default('Tezgâh').describe('Name of the site on pages and in mails.'),
};
