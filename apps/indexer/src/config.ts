import { serviceConfig } from '@tedarik/service-kit';
import { z } from 'zod';

/** The configuration for reaching the indices; the rebuild command reads only this part. */
export const indexConfig = z.object({
  NATS_URL: serviceConfig.shape.NATS_URL,
  ELASTICSEARCH_URL: z.url().describe('With name and password.'),
  INDEX_PREFIX: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]*-$/, 'small letters, digits and hyphens, the last one a hyphen')
    .or(z.literal(''))
    .default('')
    .describe('Begins every name in an Elasticsearch that several systems share.'),
  INDEX_REPLICAS: z.coerce
    .number()
    .int()
    .min(0)
    .max(5)
    .default(0)
    .describe('Replicas of each shard; 0 where Elasticsearch has one node.'),
});
export type IndexConfig = z.infer<typeof indexConfig>;

export const indexerConfig = serviceConfig.extend(indexConfig.shape);
export type IndexerConfig = z.infer<typeof indexerConfig>;
