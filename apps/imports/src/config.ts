import { serviceConfig } from '@tedarik/service-kit';
import { z } from 'zod';

export const importsConfig = serviceConfig.extend({
  MONGODB_URL: z.string().min(1),
  MONGODB_DB: z.string().min(1).default('imports'),
  REDIS_URL: z.string().min(1),
  /** Opens the door for files. */
  SERVICE_TOKEN: z.string().min(16),
  /** Chunks that one worker copy sends at the same time. */
  CHUNKS_AT_ONCE: z.coerce.number().int().min(1).max(16).default(2),
  /** Days for which uploaded files and the rows of imports are kept after the import ended. */
  IMPORT_KEEP_DAYS: z.coerce.number().int().min(1).max(3_650).default(30),
  /** Megabytes of uploaded files that are kept at the same time. */
  IMPORT_FILES_MB: z.coerce.number().int().min(200).default(4_096),
});
export type ImportsConfig = z.infer<typeof importsConfig>;
export const IMPORTS_CONFIG = Symbol('IMPORTS_CONFIG');
