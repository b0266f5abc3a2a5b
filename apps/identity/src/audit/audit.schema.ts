import type { AuditRecord } from '@tedarik/events';
import { documentsOf } from '@tedarik/service-kit';

/** A record of the audit log; its id is that of the event that brought it. */
export interface AuditDocument extends AuditRecord {
  _id: string;
  at: Date;
  /** Folded words that the search looks at. */
  words: string[];
  /** Not there once the values are taken out. */
  valued?: true;
}

export const auditDocuments = documentsOf<AuditDocument>('audit');
