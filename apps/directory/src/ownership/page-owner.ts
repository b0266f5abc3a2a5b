import type { OwnershipBadge, OwnershipProof } from '@tedarik/commands';

/** An account that owns the page of a business, and the proof on which this is based. */
export interface PageOwner {
  id: string;
  businessId: string;
  accountId: string;
  name: string;
  /** Used only for mails and in the back office; never shown to visitors or to other owners. */
  email: string;
  since: Date;
  proof: {
    kind: OwnershipProof;
    /** Name of the moderator who accepted a document, or of the owner who passed the page on; null for a code. */
    by: string | null;
    /** Account of the owner who passed the page on; null once it is erased. */
    byAccountId: string | null;
    at: Date;
  };
  /** The business that was merged into this one and brought the owner; null for an owner of this business itself. */
  inheritedFrom: string | null;
}

/** The badge of the public page: the latest verification of any owner, or else the note that the page was passed on. */
export function badgeOf(owners: readonly PageOwner[]): OwnershipBadge | null {
  const latest = owners.toSorted((one, other) => other.proof.at.getTime() - one.proof.at.getTime());
  const shown = latest.find(({ proof }) => proof.kind !== 'transfer') ?? latest[0];
  return shown ? { proof: shown.proof.kind, at: shown.proof.at.toISOString() } : null;
}
