import type { OwnershipProof } from '@tedarik/commands';

/** An account that owns the page of a business, and what was checked before it did. */
export interface PageOwner {
  id: string;
  businessId: string;
  accountId: string;
  name: string;
  /** For letters alone: never shown to visitors, nor to other owners. */
  email: string;
  since: Date;
  proof: {
    kind: OwnershipProof;
    /** Who decided: the moderator of a document, the owner who passed the page on; null for a code. */
    by: string | null;
    at: Date;
  };
}
