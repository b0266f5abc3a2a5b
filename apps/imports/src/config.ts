import { mailConfig } from '@tedarik/mail';
import { databaseConfig, serviceConfig, siteConfig } from '@tedarik/service-kit';
import { z } from 'zod';

export const importsConfig = serviceConfig.extend({
  ...databaseConfig('imports'),
  ...siteConfig,
  ...mailConfig,
  REDIS_URL: z.string().min(1).describe('URL of Redis for the queues of imports.'),
  SERVICE_TOKEN: z
    .string()
    .min(16)
    .describe('Token that callers of /readyz, /metrics and file transfers must send; IMPORTS_TOKEN of the gateway.'),
  MEDIA_URL: z
    .string()
    .min(1)
    .default('http://127.0.0.1:3109')
    .describe('URL of the operations port of the media service, which fetches the files of scheduled imports.'),
  MEDIA_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe('SERVICE_TOKEN of the media service. Unset, SERVICE_TOKEN of imports.'),
  CHUNKS_AT_ONCE: z.coerce
    .number()
    .int()
    .min(1)
    .max(16)
    .default(2)
    .describe('Number of chunks that one replica of the workers processes at the same time.'),
  IMPORT_KEEP_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3_650)
    .default(30)
    .describe('Days after the end of an import for which its file and rows are stored.'),
  IMPORT_FILES_MB: z.coerce
    .number()
    .int()
    .min(200)
    .default(4_096)
    .describe('Megabytes of stored import files; while they are reached, further uploads are refused.'),
});
export type ImportsConfig = z.infer<typeof importsConfig>;
export const IMPORTS_CONFIG = Symbol('IMPORTS_CONFIG');
