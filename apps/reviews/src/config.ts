import { serviceConfig } from '@tedarik/service-kit';
import { z } from 'zod';

/** Environment of the reviews service. */
export const reviewsConfig = serviceConfig.extend({
  /** Of the server. */
  MONGODB_URL: z.string().min(1),
  MONGODB_DB: z.string().min(1).default('reviews'),
  /** PUB-REV-19: reviews become visible only after approval. */
  REVIEW_PREMODERATION: z.stringbool().default(false),
});
export type ReviewsConfig = z.infer<typeof reviewsConfig>;

/** Token under which the configuration is injected. */
export const REVIEWS_CONFIG = Symbol('REVIEWS_CONFIG');
