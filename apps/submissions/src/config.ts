import { serviceConfig } from '@tedarik/service-kit';
import { z } from 'zod';

/** Environment of the submissions service. */
export const submissionsConfig = serviceConfig.extend({
  /** Of the server. */
  MONGODB_URL: z.string().min(1),
  MONGODB_DB: z.string().min(1).default('submissions'),
});
export type SubmissionsConfig = z.infer<typeof submissionsConfig>;
