import { type OwnClaim, type RequestContext, type RequestOf, StartClaim } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '@tedarik/outbox';
import { Clock, CommandLog, newId } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { Business } from '../business/business.js';
import { type Claim, recordedClaim, startWithCode, startWithNote } from './claim.js';
import { newCode } from './claim-code.js';
import { ClaimRepository } from './claim.repository.js';
import { ownClaim, waysFor } from './claim-ways.js';
import { type OwnerAccount, OwnerAccounts } from './owner-accounts.js';
import { alreadyPageOwner, claimWaitsAlready, claimWayNotOffered } from './ownership.errors.js';
import { OwnershipChanges } from './ownership-changes.js';
import { OwnershipMails } from './ownership-mails.js';
import type { PageOwner } from './page-owner.js';
import { PageOwners } from './page-owners.js';
import { RevokedOwners } from './revoked-owners.js';

type Request = RequestOf<typeof StartClaim>;
type Code = Awaited<ReturnType<typeof newCode>>;

/** Starts a claim: mails a code to the business, or leaves the decision to the back office. */
@Injectable()
export class StartClaimHandler {
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

  async execute(request: Request, context: RequestContext): Promise<OwnClaim> {
    const account = await this.accounts.current(context);
    const code = request.way === 'email-code' ? await newCode() : null;
    return this.commandLog.once(StartClaim, request, context, async (session) => {
      await this.accounts.lock(session, account.accountId);
      const business = await this.changes.getPublic(session, request.businessId);
      const owners = await this.owners.of(business.id, session);
      if (owners.some(({ accountId }) => accountId === account.accountId)) throw alreadyPageOwner(business.id);
      const isForPerson = owners.length > 0 || (await this.revoked.hadAny(business.id, session));
      const claim = this.begin(business, { account, request, code, isForPerson });
      await this.replaceRunning(session, claim);
      await this.tell(session, business, { claim, code, owners });
      return ownClaim(claim);
    });
  }

  private begin(
    business: Business,
    {
      account,
      request,
      code,
      isForPerson,
    }: { account: OwnerAccount; request: Request; code: Code | null; isForPerson: boolean },
  ): Claim {
    const offered = waysFor(business, { isForPerson, canMail: this.mails.canSend });
    const chosen = offered.find(({ way }) => way === request.way);
    if (!chosen) throw claimWayNotOffered(request.way);
    const claimed = { id: newId(), businessId: business.id, ...account };
    const now = this.clock.now();
    return code && chosen.to
      ? startWithCode(claimed, code.hash, chosen.to, now)
      : startWithNote(claimed, request.note, now);
  }

  /** Replaces a claim that waits for a code. Throws claim-waits-already when one waits for the back office. */
  private async replaceRunning(session: ClientSession, claim: Claim): Promise<void> {
    const running = await this.claims.findRunning(claim.businessId, claim.accountId, session);
    if (running?.status === 'waiting') throw claimWaitsAlready();
    if (running) await this.claims.remove(session, running);
    await this.claims.add(session, claim);
  }

  private async tell(
    session: ClientSession,
    business: Business,
    { claim, code, owners }: { claim: Claim; code: Code | null; owners: PageOwner[] },
  ): Promise<void> {
    const { id, name } = business;
    if (code && claim.code) await this.mails.code(session, claim.code.sentTo, name, code.code);
    for (const { accountId, email } of owners) {
      // The lock prevents a mail to an account that is being erased at the same time.
      await this.accounts.lock(session, accountId);
      await this.mails.disputed(session, email, name);
    }
    await this.auditTrail.recordAs(session, null, {
      action: 'claimed',
      record: { kind: 'page-owner', id, name },
      after: recordedClaim(claim),
    });
  }
}
