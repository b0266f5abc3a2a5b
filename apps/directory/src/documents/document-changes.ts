import { DocumentChanged, type DocumentState } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { Outbox } from '@tedarik/outbox';
import type { ClientSession } from 'mongoose';
import type { Document } from './document.js';
import { DocumentsRepository } from './documents.repository.js';

/**
 * Adds and removes proof documents. Publishes each change in the same transaction, so that the media service keeps or deletes the file. All
 * changes of documents must go through this class.
 */
@Injectable()
export class DocumentChanges {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly outbox: Outbox,
  ) {}

  async add(session: ClientSession, document: Document): Promise<void> {
    await this.documents.save(session, [document]);
    await this.tell(session, [document], 'kept');
  }

  /** Deletes the documents for good, and their files with them. */
  async erase(session: ClientSession, documents: readonly Document[]): Promise<void> {
    if (documents.length === 0) return;
    await this.documents.remove(
      session,
      documents.map(({ id }) => id),
    );
    await this.tell(
      session,
      documents.map((document) => ({ ...document, version: document.version + 1 })),
      'gone',
    );
  }

  private async tell(session: ClientSession, documents: readonly Document[], state: DocumentState): Promise<void> {
    await this.outbox.appendMany(
      session,
      documents.map(({ id, version, uploadId }) => ({
        ...{ definition: DocumentChanged, aggregateId: id, version },
        data: { uploadId, state },
      })),
    );
  }
}
