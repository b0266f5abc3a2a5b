import type { CertificateLink } from '../business/certificate-link.js';
import type { SweptKind } from './sweep.js';

/** What a sweep removed from a business or a product; needed to undo the deletion. */
export interface RemovedLink {
  /** Rises with time, so links are restored in the order of removal. */
  id: string;
  of: SweptKind;
  /** The deleted record. */
  recordId: string;
  holder: 'business' | 'product';
  holderId: string;
  at: Date;
  /** The category that replaced it; null when there was none, or when the holder already had it. */
  replacedBy: string | null;
  /** Position of the category or service attribute in the business's list. */
  position: number;
  /** The removed certificate links of the business. */
  certificates: CertificateLink[];
  /** Locations of the business that were assigned to the district by hand. */
  locationIds: string[];
}

/** The removed data without the record, the holder and the time. */
export type RemovedLinkDetails = Pick<RemovedLink, 'replacedBy' | 'position' | 'certificates' | 'locationIds'>;

export const NOTHING_REMOVED: RemovedLinkDetails = { replacedBy: null, position: 0, certificates: [], locationIds: [] };
