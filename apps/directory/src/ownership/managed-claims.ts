import type { ListClaims, ManagedClaim, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Clock } from '@tedarik/service-kit';
import type { Business } from '../business/business.js';
import { BusinessRepository } from '../business/business.repository.js';
import { type Document, shownDocument } from '../documents/document.js';
import { DocumentsRepository } from '../documents/documents.repository.js';
import { type Claim, isUndoable } from './claim.js';
import { ClaimRepository } from './claim.repository.js';
import { PageOwners } from './page-owners.js';

/** Claims for the back office, each with its page. */
@Injectable()
export class ManagedClaims {
  constructor(
    private readonly claims: ClaimRepository,
    private readonly documents: DocumentsRepository,
    private readonly businesses: BusinessRepository,
    private readonly owners: PageOwners,
    private readonly clock: Clock,
  ) {}

  async list({ filter, ...page }: RequestOf<typeof ListClaims>): Promise<ReplyOf<typeof ListClaims>> {
    const { claims, total } = await this.claims.list(filter, page);
    return { claims: await this.withPages(claims), total };
  }

  /** Throws claim-not-found when it does not exist. */
  async get(id: string): Promise<ManagedClaim> {
    const [claim] = await this.withPages([await this.claims.get(id)]);
    return claim!;
  }

  private async withPages(claims: readonly Claim[]): Promise<ManagedClaim[]> {
    const ids = [...new Set(claims.map(({ businessId }) => businessId))];
    const [businesses, counts, documents] = await Promise.all([
      this.businesses.listLive(ids),
      this.owners.count(ids),
      this.documents.ofClaims(claims.map(({ id }) => id)),
    ]);
    const byId = new Map(businesses.map((business) => [business.id, business]));
    const now = this.clock.now();
    return claims.map((claim) => ({
      ...claimFields(claim, now),
      documents: shownOf(claim, documents),
      ...pageFields(byId.get(claim.businessId)),
      ownerCount: counts.get(claim.businessId) ?? 0,
    }));
  }
}

const shownOf = ({ id }: Claim, documents: readonly Document[]) =>
  documents.filter(({ claimId }) => claimId === id).map(shownDocument);

const claimFields = (claim: Claim, now: Date) => {
  const { id, businessId, way, status, name, email, note, startedAt, decidedAt, decidedBy, reason } = claim;
  return {
    ...{ id, businessId, way, status, claimantName: name, claimantEmail: email, note, decidedBy, reason },
    startedAt: startedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    isUndoable: isUndoable(claim, now),
  };
};

const pageFields = (business: Business | undefined) => ({
  businessName: business?.name ?? null,
  businessSlug: business?.slug ?? null,
  businessStatus: business?.status ?? null,
  businessEmail: business?.email ?? null,
  businessPhone: business?.phone ?? null,
  businessWebsite: business?.websiteUrl ?? null,
  businessAddress: business ? addressOf(business) : null,
});

/** Address of the headquarters, or else of the first location. */
function addressOf({ locations }: Business): string | null {
  const location = locations.find(({ isHeadquarters }) => isHeadquarters) ?? locations[0];
  if (!location) return null;
  return [location.address, location.borough, location.city].filter(Boolean).join(', ');
}
