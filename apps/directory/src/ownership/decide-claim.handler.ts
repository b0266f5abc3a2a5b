import {
  DecideClaim,
  type ManagedClaim,
  type RequestContext,
  type RequestOf,
  UndoClaimDecision,
} from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '@tedarik/outbox';
import { Clock, CommandLog } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { BusinessRepository } from '../business/business.repository.js';
import { DocumentsRepository } from '../documents/documents.repository.js';
import { type Claim, decideClaim, gaveOwnership, recordedClaim, undoDecision } from './claim.js';
import { ClaimRepository } from './claim.repository.js';
import { ManagedClaims } from './managed-claims.js';
import { OwnerAccounts } from './owner-accounts.js';
import { claimWaitsAlready } from './ownership.errors.js';
import { OwnershipChanges } from './ownership-changes.js';
import { OwnershipMails } from './ownership-mails.js';
import { PageOwners } from './page-owners.js';

/** Approves or rejects a waiting claim, or undoes the decision. The claimant is notified each time. */
@Injectable()
export class DecideClaimHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly claims: ClaimRepository,
    private readonly businesses: BusinessRepository,
    private readonly documents: DocumentsRepository,
    private readonly accounts: OwnerAccounts,
    private readonly owners: PageOwners,
    private readonly changes: OwnershipChanges,
    private readonly mails: OwnershipMails,
    private readonly managed: ManagedClaims,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async decide(request: RequestOf<typeof DecideClaim>, context: RequestContext): Promise<ManagedClaim> {
    const { id, decision, reason } = request;
    await this.commandLog.once(DecideClaim, request, context, async (session) => {
      const before = await this.lock(session, id);
      const by = context.actor?.name ?? null;
      const after = decideClaim(before, { status: decision, by, reason }, this.clock.now());
      await this.claims.save(session, after);
      await this.documents.endOfClaim(session, id, after.decidedAt);
      if (decision === 'approved') await this.approve(session, after);
      else await this.mails.rejected(session, after, await this.nameOf(after), after.reason ?? '');
      await this.record(session, context, { action: decision, before, after });
      return {};
    });
    return this.managed.get(id);
  }

  async undo(request: RequestOf<typeof UndoClaimDecision>, context: RequestContext): Promise<ManagedClaim> {
    const { id } = request;
    await this.commandLog.once(UndoClaimDecision, request, context, async (session) => {
      const before = await this.lock(session, id);
      const after = undoDecision(before, this.clock.now());
      if (await this.claims.findRunning(before.businessId, before.accountId, session)) throw claimWaitsAlready();
      await this.claims.save(session, after);
      await this.documents.endOfClaim(session, id, null);
      if (before.status === 'approved') await this.takeBack(session, before);
      await this.mails.undone(session, after, await this.nameOf(after));
      await this.record(session, context, { action: 'decision-undone', before, after });
      return {};
    });
    return this.managed.get(id);
  }

  /** Reads the claim and locks it and its documents until the transaction ends. */
  private async lock(session: ClientSession, id: string): Promise<Claim> {
    const claim = await this.claims.get(id, session);
    await this.accounts.lock(session, claim.accountId);
    return claim;
  }

  private async approve(session: ClientSession, claim: Claim): Promise<void> {
    const business = await this.changes.getLive(session, claim.businessId);
    await this.changes.grant(session, business, claim, {
      kind: 'document',
      by: claim.decidedBy,
      byAccountId: null,
    });
    await this.mails.approved(session, claim, business);
  }

  /** Ends the ownership that this claim gave, if it still exists. Ownership that was proved later in another way stays. */
  private async takeBack(session: ClientSession, claim: Claim): Promise<void> {
    const { businessId, accountId } = claim;
    const heirs = await this.businesses.findHeirs([businessId], session);
    const pageId = heirs.get(businessId) ?? businessId;
    const owner = await this.owners.find(session, pageId, accountId);
    if (owner && gaveOwnership(claim, owner, await this.claims.listOfAccount(accountId, session)))
      await this.changes.end(session, await this.businesses.getForUpdate(session, pageId), owner);
  }

  /** A deleted business has a name until it is erased. */
  private async nameOf({ businessId }: Claim): Promise<string> {
    return (await this.businesses.findById(businessId))?.name ?? '';
  }

  private async record(
    session: ClientSession,
    context: RequestContext,
    { action, before, after }: { action: string; before: Claim; after: Claim },
  ): Promise<void> {
    await this.auditTrail.record(session, context, {
      action,
      record: { kind: 'page-owner', id: after.businessId, name: await this.nameOf(after) },
      before: recordedClaim(before),
      after: recordedClaim(after),
    });
  }
}
