import type { GetClaimOptions, ReplyOf, RequestContext, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { isPublic } from '../business/business.js';
import { BusinessRepository } from '../business/business.repository.js';
import { DocumentsRepository } from '../documents/documents.repository.js';
import { ClaimRepository } from './claim.repository.js';
import { ClaimWays, maskedReceiver, ownClaim } from './claim-ways.js';
import { ownAccount } from './own-account.js';
import { PageOwners } from './page-owners.js';

type Options = ReplyOf<typeof GetClaimOptions>;

const NO_PAGE: Options = { page: null, isOwner: false, hasOwners: false, ways: [], running: null };

/** Returns the ways in which the caller can claim a public page. */
@Injectable()
export class GetClaimOptionsQuery {
  constructor(
    private readonly businesses: BusinessRepository,
    private readonly owners: PageOwners,
    private readonly claims: ClaimRepository,
    private readonly documents: DocumentsRepository,
    private readonly ways: ClaimWays,
  ) {}

  async execute({ slug }: RequestOf<typeof GetClaimOptions>, context: RequestContext): Promise<Options> {
    const account = ownAccount(context);
    const business = await this.businesses.findLiveBySlug(slug);
    if (!business || !isPublic(business)) return NO_PAGE;
    const { id, name } = business;
    const owners = await this.owners.of(id);
    const running = await this.claims.findRunning(id, account.id);
    const offered = await this.ways.of(business, owners);
    return {
      page: { id, slug, name },
      isOwner: owners.some(({ accountId }) => accountId === account.id),
      hasOwners: owners.length > 0,
      ways: offered.map((one) => ({ way: one.way, sentTo: maskedReceiver(one) })),
      running: running ? ownClaim(running, await this.documents.ofClaims([running.id])) : null,
    };
  }
}
