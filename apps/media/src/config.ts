import { serviceConfig } from '@tedarik/service-kit';
import { z } from 'zod';

export const mediaConfig = serviceConfig.extend({
  MONGODB_URL: z.string().min(1),
  MONGODB_DB: z.string().min(1).default('media'),
});
export type MediaConfig = z.infer<typeof mediaConfig>;
