import type { OwnershipBadge, OwnershipProof } from '@tedarik/commands';

/** An account that owns the page of a business, and what was checked before it did. */
export interface PageOwner {
  id: string;
  businessId: string;
  accountId: string;
  name: string;
  /** For letters and the back office alone: never shown to visitors, nor to other owners. */
  email: string;
  since: Date;
  proof: {
    kind: OwnershipProof;
    /** Who decided: the moderator of a document, the owner who passed the page on; null for a code. */
    by: string | null;
    /** Account of the owner who passed the page on, for as long as it is there. */
    byAccountId: string | null;
    at: Date;
  };
  /** The business that was merged into this one and brought the owner along; null for an owner of its own. */
  inheritedFrom: string | null;
}

/** What the public page says of its owners: the latest check of any of them, or else that it was passed on. */
export function badgeOf(owners: readonly PageOwner[]): OwnershipBadge | null {
  const latest = owners.toSorted((one, other) => other.proof.at.getTime() - one.proof.at.getTime());
  const shown = latest.find(({ proof }) => proof.kind !== 'transfer') ?? latest[0];
  return shown ? { proof: shown.proof.kind, at: shown.proof.at.toISOString() } : null;
}
