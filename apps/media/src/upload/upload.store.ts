import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { Database } from '@tedarik/service-kit';
import { mongo } from 'mongoose';
import { UploadNotFound } from './upload.errors.js';

/** Uploaded pictures by id, in the service's own database: every copy of media reaches them. The only place that keeps them. */
@Injectable()
export class UploadStore {
  private readonly bucket = new mongo.GridFSBucket(this.database.db, { bucketName: 'uploads' });

  constructor(private readonly database: Database) {}

  /** Keeps a picture under its id. Two that come at once are kept twice, which changes nothing: they are the same. */
  async keep(id: string, picture: Buffer): Promise<void> {
    // The id is the name, not the key: an upload that broke off half way must not stand in the way of the next.
    await pipeline(Readable.from([picture]), this.bucket.openUploadStream(id));
  }

  async has(id: string): Promise<boolean> {
    return this.bucket.find({ filename: id }).hasNext();
  }

  /** Throws UploadNotFound. */
  async read(id: string): Promise<Buffer> {
    if (!(await this.has(id))) throw new UploadNotFound();
    return buffer(this.bucket.openDownloadStreamByName(id));
  }
}
