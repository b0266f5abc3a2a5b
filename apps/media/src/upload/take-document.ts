import { createHash, randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { LARGEST_DOCUMENT, type DocumentType } from '@tedarik/commands';
import { Metrics, readAtMost } from '@tedarik/service-kit';
import { DocumentFiles } from '../tracked/document-files.js';
import { openPicture } from '../source/open-picture.js';
import { PictureRefused } from '../source/picture-refused.js';
import { UploadNotADocument, UploadNotFound, UploadTooLarge, UploadTooManyPixels } from './upload.errors.js';
import { UploadStore } from './upload.store.js';

const PDF = Buffer.from('%PDF-');
const PICTURES: ReadonlyMap<string, DocumentType> = new Map([
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
]);
const FORMATS = new Set(PICTURES.keys());

export interface TakenFile {
  id: string;
  type: DocumentType;
  bytes: number;
  contentHash: string;
}

/** Stores proof documents and returns them byte by byte as they were sent, because a re-encoded document is weaker proof. */
@Injectable()
export class TakeDocument {
  private readonly taken;

  constructor(
    private readonly uploads: UploadStore,
    private readonly files: DocumentFiles,
    metrics: Metrics,
  ) {
    this.taken = metrics.counter('media_documents_total', 'Documents that were taken in, by what they are', ['type']);
  }

  /** The type is determined by the bytes. Throws UploadTooLarge, UploadNotADocument and UploadTooManyPixels. */
  async execute(sent: Readable): Promise<TakenFile> {
    const file = await buffer(readAtMost(LARGEST_DOCUMENT, sent, () => new UploadTooLarge(LARGEST_DOCUMENT)));
    const type = await typeOf(file);
    const id = randomBytes(32).toString('hex');
    // Recorded first, because a file without a record would never be deleted.
    await this.files.add(id);
    await this.uploads.save(this.files.nameOf(id), file);
    this.taken.inc({ type });
    return { id, type, bytes: file.length, contentHash: hashOf(file) };
  }

  /** Throws UploadNotFound, also for a document that is gone. */
  async read(id: string): Promise<Buffer> {
    const state = await this.files.stateOf(id);
    if (!state || state === 'gone') throw new UploadNotFound();
    return this.uploads.read(this.files.nameOf(id));
  }
}

const hashOf = (file: Buffer): string => createHash('sha256').update(file).digest('hex');

async function typeOf(file: Buffer): Promise<DocumentType> {
  if (file.subarray(0, PDF.length).equals(PDF)) return 'application/pdf';
  try {
    const picture = await openPicture(file, FORMATS);
    // Decodes the whole picture, so that a broken one is refused now and not noticed only when somebody decides about it.
    await picture.clone().stats();
    return PICTURES.get((await picture.metadata()).format)!;
  } catch (error) {
    if (error instanceof PictureRefused && error.reason === 'too-many-pixels') throw new UploadTooManyPixels();
    throw new UploadNotADocument(error);
  }
}
