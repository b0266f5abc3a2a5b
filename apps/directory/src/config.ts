import { serviceConfig } from '@tedarik/service-kit';
import { z } from 'zod';

/** Environment of the directory service. */
export const directoryConfig = serviceConfig.extend({
  /** Of the server. */
  MONGODB_URL: z.string().min(1),
  MONGODB_DB: z.string().min(1).default('directory'),
});
export type DirectoryConfig = z.infer<typeof directoryConfig>;
