import { serviceConfig } from '@tedarik/service-kit';
import { z } from 'zod';

/** What reaching the index needs; the rebuild reads only this. */
export const indexConfig = z.object({
  NATS_URL: z.string().min(1),
  ELASTICSEARCH_URL: z.url(),
  /** Before every name in the engine, so that several systems share one. */
  INDEX_PREFIX: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]*-$/, 'small letters, digits and hyphens, the last one a hyphen')
    .or(z.literal(''))
    .default(''),
  /** Copies of each shard; 0 where the engine has one node. */
  INDEX_REPLICAS: z.coerce.number().int().min(0).max(5).default(0),
});
export type IndexConfig = z.infer<typeof indexConfig>;

export const indexerConfig = serviceConfig.extend(indexConfig.shape);
export type IndexerConfig = z.infer<typeof indexerConfig>;
