import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { type TestBackingService, startBackingService } from '@tedarik/testing';
import type { S3Settings } from '../src/config.js';

export interface Bucket {
  /** The server, so that tests can stop it. */
  part: TestBackingService;
  place: S3Settings;
  stop(): Promise<void>;
}

/** An empty bucket on a real S3-compatible server that checks credentials. */
export async function aBucket(): Promise<Bucket> {
  const part = await startBackingService('s3');
  const { origin: endpoint, username: accessKeyId, password: secretAccessKey } = new URL(part.url);
  const place = { bucket: 'resimler', endpoint, region: 'us-east-1', pathStyle: true, accessKeyId, secretAccessKey };
  const client = new S3Client({
    endpoint,
    region: place.region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
  });
  await client.send(new CreateBucketCommand({ Bucket: place.bucket }));
  client.destroy();
  return { part, place, stop: () => part.stop() };
}

/** Environment variables that make media use the bucket. */
export const variablesOf = ({ bucket, endpoint, pathStyle, accessKeyId, secretAccessKey }: S3Settings) => ({
  UPLOADS_S3_BUCKET: bucket,
  UPLOADS_S3_ENDPOINT: endpoint,
  UPLOADS_S3_PATH_STYLE: String(pathStyle),
  UPLOADS_S3_ACCESS_KEY_ID: accessKeyId,
  UPLOADS_S3_SECRET_ACCESS_KEY: secretAccessKey,
});
