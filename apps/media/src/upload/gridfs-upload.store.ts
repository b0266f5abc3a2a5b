import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { mongo } from 'mongoose';
import { UploadNotFound } from './upload.errors.js';
import { UploadStore } from './upload.store.js';

/** Uploads in the service's own database. */
export class GridFsUploadStore extends UploadStore {
  private readonly bucket: mongo.GridFSBucket;

  constructor(db: mongo.Db) {
    super();
    this.bucket = new mongo.GridFSBucket(db, { bucketName: 'uploads' });
  }

  async save(id: string, picture: Buffer): Promise<void> {
    // The id is the name, not the key: an upload that broke off half way must not stand in the way of the next.
    await pipeline(Readable.from([picture]), this.bucket.openUploadStream(id));
  }

  async has(id: string): Promise<boolean> {
    return this.bucket.find({ filename: id }).hasNext();
  }

  async read(id: string): Promise<Buffer> {
    if (!(await this.has(id))) throw new UploadNotFound();
    return buffer(this.bucket.openDownloadStreamByName(id));
  }

  async remove(id: string): Promise<void> {
    for await (const { _id } of this.bucket.find({ filename: id })) await this.bucket.delete(_id);
  }

  /** Every id, once: two that came at once are kept twice. */
  async *ids(): AsyncGenerator<string> {
    let last: string | undefined;
    for await (const { filename } of this.bucket.find({}, { sort: { filename: 1 } })) {
      if (filename !== last) yield filename;
      last = filename;
    }
  }
}
