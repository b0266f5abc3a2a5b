import type { AuditRecord } from '@tedarik/events';
import { documentsOf } from '@tedarik/service-kit';

/** A record of the audit log; its id is that of the event. */
export interface AuditDocument extends AuditRecord {
  _id: string;
  at: Date;
  /** Folded words for the search. */
  words: string[];
  /** Absent once the values are removed. */
  valued?: true;
}

export const auditDocuments = documentsOf<AuditDocument>('audit');
