import { documentsOf } from '@tedarik/service-kit';

export type SluggedKind = 'business' | 'category' | 'district';

/** An address that a record had before; kept for good. */
export interface SlugHistoryDocument {
  _id: string;
  kind: SluggedKind;
  slug: string;
  /** Record that had it. */
  id: string;
  at: Date;
}

export const slugHistoryDocuments = documentsOf<SlugHistoryDocument>('slugHistory');
