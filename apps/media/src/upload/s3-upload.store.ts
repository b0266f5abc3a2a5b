import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Logger, type OnModuleDestroy } from '@nestjs/common';
import type { S3Settings } from '../config.js';
import { UploadNotFound, UploadStoreUnavailable } from './upload.errors.js';
import { UploadStore } from './upload.store.js';

/** Timeout of one attempt, and of all attempts together including the response. */
interface Timeouts {
  requestTimeout: number;
  withinMs: number;
}
const CONNECT_WITHIN_MS = 1_000;
const TRIES = 2;
/** For reads: a visitor waits, and the gateway gives up after 12 s. */
const TO_READ: Timeouts = { requestTimeout: 2_000, withinMs: 5_000 };
const TO_KEEP: Timeouts = { requestTimeout: 8_000, withinMs: 18_000 };
/** The readiness check has a timeout of two seconds. */
const TO_CHECK: Timeouts = { requestTimeout: 800, withinMs: 1_900 };

/** Uploads in an S3-compatible bucket, as `uploads/<id>.webp`. */
export class S3UploadStore extends UploadStore implements OnModuleDestroy {
  private readonly log = new Logger(S3UploadStore.name);
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor({ bucket, endpoint, region, pathStyle, accessKeyId, secretAccessKey }: S3Settings) {
    super();
    this.bucket = bucket;
    this.client = new S3Client({
      ...(endpoint && { endpoint }),
      region,
      forcePathStyle: pathStyle,
      credentials: { accessKeyId, secretAccessKey },
      maxAttempts: TRIES,
      requestHandler: { connectionTimeout: CONNECT_WITHIN_MS, throwOnRequestTimeout: true },
      // Not every store supports the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  async save(id: string, picture: Buffer): Promise<void> {
    const command = new PutObjectCommand({ ...this.placeOf(id), Body: picture, ContentType: 'image/webp' });
    await this.withFailures(() => this.client.send(command, options(TO_KEEP)));
  }

  async has(id: string): Promise<boolean> {
    const { Bucket, Key } = this.placeOf(id);
    // A HEAD request for the object could not be distinguished from a missing bucket.
    const command = new ListObjectsV2Command({ Bucket, Prefix: Key, MaxKeys: 1 });
    const { Contents = [] } = await this.withFailures(() => this.client.send(command, options(TO_READ)));
    return Contents.some((found) => found.Key === Key);
  }

  async read(id: string): Promise<Buffer> {
    const command = new GetObjectCommand(this.placeOf(id));
    const bytes = await this.withFailures(async () => {
      const { Body } = await this.client.send(command, options(TO_READ));
      return Body?.transformToByteArray();
    });
    return Buffer.from(bytes ?? []);
  }

  async remove(id: string): Promise<void> {
    const command = new DeleteObjectCommand(this.placeOf(id));
    await this.withFailures(() => this.client.send(command, options(TO_KEEP)));
  }

  /** Throws an error with a reason for the operator when the bucket cannot be used. */
  async check(): Promise<void> {
    try {
      await this.client.send(new HeadBucketCommand({ Bucket: this.bucket }), options(TO_CHECK));
    } catch (error) {
      throw new Error(`bucket ${this.bucket}: ${reasonOf(error)}`, { cause: error });
    }
  }

  onModuleDestroy(): void {
    this.client.destroy();
  }

  private placeOf(id: string): { Bucket: string; Key: string } {
    return { Bucket: this.bucket, Key: `uploads/${id}.webp` };
  }

  /** A refusal by the store is a configuration error and is rethrown; no response counts as an outage. */
  private async withFailures<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof NoSuchKey) throw new UploadNotFound();
      if (isRefusal(error)) throw error;
      this.log.warn({ msg: 'The store of uploads is unavailable', reason: reasonOf(error) });
      throw new UploadStoreUnavailable(error);
    }
  }
}

const options = ({ requestTimeout, withinMs }: Timeouts) => ({
  requestTimeout,
  abortSignal: AbortSignal.timeout(withinMs),
});

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

function isRefusal(error: unknown): boolean {
  const status = statusOf(error);
  return status !== undefined && status < 500 && status !== 429;
}

function reasonOf(error: unknown): string {
  const status = statusOf(error);
  const { name, message } = error as Error;
  if (name === 'TimeoutError' || name === 'AbortError') return 'does not answer';
  return status === undefined ? message : `answers ${status}`;
}
