import { databaseConfig, serviceConfig } from '@tedarik/service-kit';
import { z } from 'zod';

const stored = z.object({
  ...databaseConfig('media'),
  UPLOADS_S3_BUCKET: z
    .string()
    .min(1)
    .optional()
    .describe('Bucket of an S3-compatible store for uploads. Unset, uploads are stored in MongoDB.'),
  UPLOADS_S3_ACCESS_KEY_ID: z
    .string()
    .min(1)
    .optional()
    .describe('Access key id of the S3 store; required with a bucket.'),
  UPLOADS_S3_SECRET_ACCESS_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('Secret access key of the S3 store; required with a bucket.'),
  UPLOADS_S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('URL of the S3 store, such as `https://s3.example:9000`. Unset, Amazon S3.'),
  UPLOADS_S3_REGION: z
    .string()
    .min(1)
    .optional()
    .describe('Region of the S3 store. Unset, `us-east-1`, which stores without regions expect.'),
  UPLOADS_S3_PATH_STYLE: z
    .stringbool()
    .optional()
    .describe('`true` puts the bucket into the path of URLs instead of the host name (MinIO, Ceph).'),
});
type StoredConfig = z.infer<typeof stored>;

const NEEDED = ['UPLOADS_S3_BUCKET', 'UPLOADS_S3_ACCESS_KEY_ID', 'UPLOADS_S3_SECRET_ACCESS_KEY'] as const;

/** An incomplete S3 configuration must not fall back to MongoDB: uploads would be stored where nobody looks for them. */
function allOrNone(config: StoredConfig, context: z.RefinementCtx): void {
  const [set] = Object.keys(config).filter((name) => name.startsWith('UPLOADS_S3_'));
  if (!set) return;
  for (const name of NEEDED.filter((one) => !config[one])) {
    context.addIssue({ code: 'custom', path: [name], message: `is missing, and ${set} is set` });
  }
}

export const mediaConfig = serviceConfig
  .extend({
    ...stored.shape,
    SERVICE_TOKEN: z
      .string()
      .min(16)
      .describe(
        'Token that callers of /readyz, /metrics and file transfers must send; MEDIA_TOKEN of the gateway and of imports.',
      ),
  })
  .superRefine(allOrNone);
export type MediaConfig = z.infer<typeof mediaConfig>;

/** The configuration that copying uploads needs. */
export const storedConfig = stored.superRefine(allOrNone);

/** A bucket and how to reach it. */
export interface S3Settings {
  bucket: string;
  endpoint?: string;
  region: string;
  pathStyle: boolean;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The bucket for uploads; undefined when they are stored in MongoDB. */
export function s3Of(config: StoredConfig): S3Settings | undefined {
  const { UPLOADS_S3_BUCKET: bucket, UPLOADS_S3_ENDPOINT: endpoint } = config;
  const { UPLOADS_S3_ACCESS_KEY_ID: accessKeyId, UPLOADS_S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined;
  const { UPLOADS_S3_REGION: region = 'us-east-1', UPLOADS_S3_PATH_STYLE: pathStyle = false } = config;
  return { bucket, endpoint, region, pathStyle, accessKeyId, secretAccessKey };
}
