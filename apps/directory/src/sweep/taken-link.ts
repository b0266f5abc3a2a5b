import type { CertificateLink } from '../business/certificate-link.js';
import type { SweptKind } from './sweep.js';

/** What a sweep took from a business or a product: what undoing the deletion needs to know. */
export interface TakenLink {
  /** In the order in which they were taken. */
  id: string;
  of: SweptKind;
  /** What was deleted. */
  recordId: string;
  holder: 'business' | 'product';
  holderId: string;
  at: Date;
  /** The category that came in its place; null for none, or when the holder was in that one already. */
  replacedBy: string | null;
  /** Where the category or service attribute stood among those of the business. */
  position: number;
  /** What the business had of the certificate. */
  certificates: CertificateLink[];
  /** Locations of the business that were put into the district by hand. */
  locationIds: string[];
}

/** What was taken, apart from by whom and when. */
export type Taken = Pick<TakenLink, 'replacedBy' | 'position' | 'certificates' | 'locationIds'>;

export const NOTHING_TAKEN: Taken = { replacedBy: null, position: 0, certificates: [], locationIds: [] };
