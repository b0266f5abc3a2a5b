import { Logger } from '@nestjs/common';
import { DRIVER_OPTIONS, loadConfig } from '@tedarik/service-kit';
import { mongo } from 'mongoose';
import { s3Of, storedConfig } from './config.js';
import { copyTo } from './upload/copy-to.js';
import { GridFsUploadStore } from './upload/gridfs-upload.store.js';
import { S3UploadStore } from './upload/s3-upload.store.js';

// Usage: node apps/media/dist/copy-uploads.js. Copies uploads from MongoDB into the bucket. Deletes nothing, and can be run again at any
// time.
Logger.overrideLogger(['error', 'fatal']);
const config = loadConfig(storedConfig);
const place = s3Of(config);
if (!place) {
  console.error('UPLOADS_S3_BUCKET is missing: there is nowhere to copy to.');
  process.exit(1);
}
const client = new mongo.MongoClient(config.MONGODB_URL, DRIVER_OPTIONS);
const target = new S3UploadStore(place);
try {
  const { copied, there } = await copyTo(target, new GridFsUploadStore(client.db(config.MONGODB_DB)));
  console.log(`${copied} uploads copied to ${place.bucket}, ${there} were there`);
} catch (error) {
  const { message, cause } = error as Error;
  console.error(cause instanceof Error ? `${message} (${cause.message})` : message);
  process.exitCode = 1;
} finally {
  target.onModuleDestroy();
  await client.close();
}
