import { databaseConfig, serviceConfig } from '@tedarik/service-kit';
import { z } from 'zod';

export const reviewsConfig = serviceConfig.extend({
  ...databaseConfig('reviews'),
  // PUB-REV-19
  REVIEW_PREMODERATION: z
    .stringbool()
    .default(false)
    .describe('`true`: new reviews become public only after approval.'),
  REVIEW_HOLDING: z
    .enum(['on', 'watch', 'off'])
    .default('on')
    .describe(
      'Reviews that look like part of an attack: `on` holds them until a decision, `watch` only logs them, `off` does not look for them.',
    ),
});
export type ReviewsConfig = z.infer<typeof reviewsConfig>;

/** Token under which the configuration is injected. */
export const REVIEWS_CONFIG = Symbol('REVIEWS_CONFIG');
