import { mailConfig } from '@tedarik/mail';
import { databaseConfig, serviceConfig, siteConfig } from '@tedarik/service-kit';
import { z } from 'zod';

export const importsConfig = serviceConfig.extend({
  ...databaseConfig('imports'),
  ...siteConfig,
  ...mailConfig,
  REDIS_URL: z.string().min(1).describe('Of the queues.'),
  SERVICE_TOKEN: z.string().min(16).describe('What callers of the endpoint for files must send.'),
  MEDIA_URL: z
    .string()
    .min(1)
    .default('http://127.0.0.1:3109')
    .describe('Operations port of media, by which files at addresses are read.'),
  MEDIA_TOKEN: z.string().min(16).optional().describe('SERVICE_TOKEN of media. Unset, the own one.'),
  CHUNKS_AT_ONCE: z.coerce
    .number()
    .int()
    .min(1)
    .max(16)
    .default(2)
    .describe('Chunks that one replica of the workers processes at once.'),
  IMPORT_KEEP_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3_650)
    .default(30)
    .describe('Days that files and rows of an import are kept after its end.'),
  IMPORT_FILES_MB: z.coerce
    .number()
    .int()
    .min(200)
    .default(4_096)
    .describe('Megabytes of uploaded files that are kept at the same time.'),
});
export type ImportsConfig = z.infer<typeof importsConfig>;
export const IMPORTS_CONFIG = Symbol('IMPORTS_CONFIG');
