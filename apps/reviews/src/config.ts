import { databaseConfig, serviceConfig } from '@tedarik/service-kit';
import { z } from 'zod';

export const reviewsConfig = serviceConfig.extend({
  ...databaseConfig('reviews'),
  // PUB-REV-19
  REVIEW_PREMODERATION: z.stringbool().default(false).describe('`true`: reviews become visible only after approval.'),
  REVIEW_HOLDING: z
    .enum(['on', 'watch', 'off'])
    .default('on')
    .describe('`on`: reviews that look like an attack wait for a decision; `watch`: they are only logged; `off`.'),
});
export type ReviewsConfig = z.infer<typeof reviewsConfig>;

/** Token under which the configuration is injected. */
export const REVIEWS_CONFIG = Symbol('REVIEWS_CONFIG');
