import { EnterClaimCode, type ReplyOf, type RequestContext, type RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '@tedarik/outbox';
import { Clock, CommandLog } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { type Claim, recordedClaim, type Tried, tryCode } from './claim.js';
import { isCode } from './claim-code.js';
import { ClaimRepository } from './claim.repository.js';
import { ownAccount } from './own-account.js';
import { OwnerAccounts } from './owner-accounts.js';
import { claimNotFound, claimWayNotOffered, codeExpired, codeUsedUp, wrongClaimCode } from './ownership.errors.js';
import { OwnershipChanges } from './ownership-changes.js';
import { OwnershipMails } from './ownership-mails.js';
import { PageOwners } from './page-owners.js';
import { RevokedOwners } from './revoked-owners.js';

type Request = RequestOf<typeof EnterClaimCode>;
type Outcome = { outcome: Tried['outcome']; triesLeft: number; slug: string };

/**
 * Makes the claimant an owner of the page when the code is right. A wrong code uses up a try; the try is stored even though the request
 * fails.
 */
@Injectable()
export class EnterClaimCodeHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly accounts: OwnerAccounts,
    private readonly changes: OwnershipChanges,
    private readonly owners: PageOwners,
    private readonly revoked: RevokedOwners,
    private readonly claims: ClaimRepository,
    private readonly mails: OwnershipMails,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute(request: Request, context: RequestContext): Promise<ReplyOf<typeof EnterClaimCode>> {
    const account = ownAccount(context);
    const known = await this.getOwn(request.id, account.id);
    const isRight = known.code !== null && (await isCode(request.code, known.code.hash));
    const { outcome, triesLeft, slug } = await this.commandLog.once(EnterClaimCode, request, context, (session) =>
      this.enter(session, known, isRight),
    );
    if (outcome === 'wrong') throw wrongClaimCode(triesLeft);
    if (outcome === 'used-up') throw codeUsedUp();
    if (outcome === 'expired') throw codeExpired();
    return { slug };
  }

  private async enter(session: ClientSession, { id, accountId }: Claim, isRight: boolean): Promise<Outcome> {
    const claim = await this.getOwn(id, accountId, session);
    const tried = tryCode(claim, isRight, this.clock.now());
    await this.claims.save(session, tried.claim);
    if (tried.outcome !== 'right') {
      return { outcome: tried.outcome, triesLeft: tried.outcome === 'wrong' ? tried.triesLeft : 0, slug: '' };
    }
    return { outcome: 'right', triesLeft: 0, slug: await this.become(session, tried.claim) };
  }

  private async become(session: ClientSession, claim: Claim): Promise<string> {
    await this.accounts.lock(session, claim.accountId);
    const business = await this.changes.getPublic(session, claim.businessId);
    // Since the code was sent, the page got an owner or an owner was revoked. Then a moderator must decide.
    const hasOwners = (await this.owners.of(business.id, session)).length > 0;
    if (hasOwners || (await this.revoked.hadAny(business.id, session))) throw claimWayNotOffered(claim.way);
    await this.changes.grant(session, business, claim, { kind: 'email-code', by: null, byAccountId: null });
    await this.mails.approved(session, claim.email, business);
    const { id, name, slug } = business;
    await this.auditTrail.recordAs(session, null, {
      action: 'approved',
      record: { kind: 'page-owner', id, name },
      after: recordedClaim(claim),
    });
    return slug;
  }

  private async getOwn(id: string, accountId: string, session?: ClientSession): Promise<Claim> {
    const claim = await this.claims.get(id, session);
    if (claim.accountId !== accountId) throw claimNotFound(id);
    return claim;
  }
}
