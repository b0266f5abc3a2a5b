import { serviceConfig } from '@tedarik/service-kit';
import { z } from 'zod';

/** Environment of the blog service. */
export const blogConfig = serviceConfig.extend({
  /** Of the server. */
  MONGODB_URL: z.string().min(1),
  MONGODB_DB: z.string().min(1).default('blog'),
});
export type BlogConfig = z.infer<typeof blogConfig>;
