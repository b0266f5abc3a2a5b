import { OpenDocument, type ReplyOf, type RequestContext, type RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '@tedarik/outbox';
import { CommandLog } from '@tedarik/service-kit';
import { BusinessRepository } from '../business/business.repository.js';
import { shownDocument } from '../documents/document.js';
import { documentNotFound } from '../documents/document.errors.js';
import { DocumentsRepository } from '../documents/documents.repository.js';

/** Returns the file of a document, and records in the audit log who opened it. */
@Injectable()
export class OpenDocumentHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly documents: DocumentsRepository,
    private readonly businesses: BusinessRepository,
    private readonly auditTrail: AuditTrail,
  ) {}

  execute(request: RequestOf<typeof OpenDocument>, context: RequestContext): Promise<ReplyOf<typeof OpenDocument>> {
    return this.commandLog.once(OpenDocument, request, context, async (session) => {
      const document = await this.documents.findById(session, request.id);
      if (!document) throw documentNotFound(request.id);
      const { businessId: id, uploadId } = document;
      const name = (await this.businesses.findById(id))?.name ?? '';
      await this.auditTrail.record(session, context, {
        action: 'document-opened',
        record: { kind: 'page-owner', id, name },
        after: { document: document.type },
      });
      return { ...shownDocument(document), uploadId };
    });
  }
}
