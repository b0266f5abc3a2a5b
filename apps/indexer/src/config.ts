import { serviceConfig } from '@tedarik/service-kit';
import { z } from 'zod';

/** The configuration for reaching the indices; the rebuild command reads only this part. */
export const indexConfig = z.object({
  NATS_URL: serviceConfig.shape.NATS_URL,
  ELASTICSEARCH_URL: z.url().describe('URL of Elasticsearch, with user and password.'),
  INDEX_PREFIX: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]*-$/, 'small letters, digits and hyphens, the last one a hyphen')
    .or(z.literal(''))
    .default('')
    .describe('Prefix of all index names, for an Elasticsearch that several systems share; ends with a hyphen.'),
  INDEX_REPLICAS: z.coerce
    .number()
    .int()
    .min(0)
    .max(5)
    .default(0)
    .describe('Number of replicas of each shard; 0 if Elasticsearch has one node.'),
});
export type IndexConfig = z.infer<typeof indexConfig>;

export const indexerConfig = serviceConfig.extend(indexConfig.shape);
export type IndexerConfig = z.infer<typeof indexerConfig>;
