import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { mongo } from 'mongoose';
import { UploadNotFound } from './upload.errors.js';
import { UploadStore } from './upload.store.js';

/** Uploads in the service's own database (GridFS). */
export class GridFsUploadStore extends UploadStore {
  private readonly bucket: mongo.GridFSBucket;
  private readonly chunks: mongo.Collection;

  constructor(db: mongo.Db) {
    super();
    this.bucket = new mongo.GridFSBucket(db, { bucketName: 'uploads' });
    this.chunks = db.collection('uploads.chunks');
  }

  async save(id: string, picture: Buffer): Promise<void> {
    // The id is the file name and only begins the key, so an interrupted upload does not block the next one.
    const key = `${id}/${randomUUID()}` as never;
    await pipeline(Readable.from([picture]), this.bucket.openUploadStreamWithId(key, id));
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
    // Interrupted uploads have no file, only chunks: those with a key from `<id>/` to before `<id>0`.
    await this.chunks.deleteMany({ files_id: { $gte: `${id}/`, $lt: `${id}0` } });
  }

  /** Every id once; two concurrent uploads of one file are stored twice. */
  async *ids(): AsyncGenerator<string> {
    let last: string | undefined;
    for await (const { filename } of this.bucket.find({}, { sort: { filename: 1 } })) {
      if (filename !== last) yield filename;
      last = filename;
    }
  }
}
