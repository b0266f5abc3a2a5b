import { serviceConfig } from '@tedarik/service-kit';
import { z } from 'zod';

const stored = z.object({
  MONGODB_URL: z.string().min(1),
  MONGODB_DB: z.string().min(1).default('media'),
  /** Uploads are kept in this bucket of a store of the S3 kind; without it in MongoDB. */
  UPLOADS_S3_BUCKET: z.string().min(1).optional(),
  UPLOADS_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  UPLOADS_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** Where the store is; Amazon's own without it. */
  UPLOADS_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** us-east-1 without it, which is what stores without regions expect. */
  UPLOADS_S3_REGION: z.string().min(1).optional(),
  /** The bucket stands in the path of an address instead of before its host. */
  UPLOADS_S3_PATH_STYLE: z.stringbool().optional(),
});
type StoredConfig = z.infer<typeof stored>;

const NEEDED = ['UPLOADS_S3_BUCKET', 'UPLOADS_S3_ACCESS_KEY_ID', 'UPLOADS_S3_SECRET_ACCESS_KEY'] as const;

/** Half a store must not be taken for none: uploads would go to where nobody looks for them. */
function allOrNone(config: StoredConfig, context: z.RefinementCtx): void {
  const [set] = Object.keys(config).filter((name) => name.startsWith('UPLOADS_S3_'));
  if (!set) return;
  for (const name of NEEDED.filter((one) => !config[one])) {
    context.addIssue({ code: 'custom', path: [name], message: `is missing, and ${set} is set` });
  }
}

export const mediaConfig = serviceConfig
  .extend({ ...stored.shape, SERVICE_TOKEN: z.string().min(16) })
  .superRefine(allOrNone);
export type MediaConfig = z.infer<typeof mediaConfig>;

/** What copying uploads over needs. */
export const storedConfig = stored.superRefine(allOrNone);

/** A bucket and how it is reached. */
export interface S3Place {
  bucket: string;
  endpoint?: string;
  region: string;
  pathStyle: boolean;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Where uploads are kept when not in MongoDB. */
export function s3Of(config: StoredConfig): S3Place | undefined {
  const { UPLOADS_S3_BUCKET: bucket, UPLOADS_S3_ENDPOINT: endpoint } = config;
  const { UPLOADS_S3_ACCESS_KEY_ID: accessKeyId, UPLOADS_S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined;
  const { UPLOADS_S3_REGION: region = 'us-east-1', UPLOADS_S3_PATH_STYLE: pathStyle = false } = config;
  return { bucket, endpoint, region, pathStyle, accessKeyId, secretAccessKey };
}
