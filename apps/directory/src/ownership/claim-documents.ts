import {
  AddClaimDocument,
  type ListClaimDocuments,
  MOST_DOCUMENTS,
  type ProofDocument,
  RemoveClaimDocument,
  type ReplyOf,
  type RequestContext,
  type RequestOf,
  WithdrawClaim,
} from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '@tedarik/outbox';
import { Clock, CommandLog, newId } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { BusinessRepository } from '../business/business.repository.js';
import { addedDocument, type Document, shownDocument } from '../documents/document.js';
import { DocumentChanges } from '../documents/document-changes.js';
import { tooManyDocuments } from '../documents/document.errors.js';
import { DocumentsRepository } from '../documents/documents.repository.js';
import { type Claim, recordedClaim } from './claim.js';
import { ClaimRepository } from './claim.repository.js';
import { ownAccount } from './own-account.js';
import { OwnerAccounts } from './owner-accounts.js';
import { claimDecided, claimNotFound } from './ownership.errors.js';

type Documents = ReplyOf<typeof ListClaimDocuments>;

/** Requests of claimants about their pending claims: add and remove documents, and withdraw the claim. */
@Injectable()
export class ClaimDocuments {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly accounts: OwnerAccounts,
    private readonly claims: ClaimRepository,
    private readonly businesses: BusinessRepository,
    private readonly documents: DocumentsRepository,
    private readonly changes: DocumentChanges,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async list({ claimId }: RequestOf<typeof ListClaimDocuments>, context: RequestContext): Promise<Documents> {
    const claim = await this.waiting(claimId, context);
    const sent = await this.commandLog.outcomeOf(AddClaimDocument, { claimId }, context);
    return shown((await this.documents.ofClaims([claim.id])).filter(({ id }) => id !== sent?.id));
  }

  add(request: RequestOf<typeof AddClaimDocument>, context: RequestContext): Promise<ProofDocument> {
    const { claimId, contentHash } = request;
    // The idempotency key leaves out the file, because a repeated upload has another upload id.
    return this.commandLog.once(AddClaimDocument, { claimId }, context, async (session) => {
      await this.lock(session, context);
      const { businessId, accountId } = await this.waiting(claimId, context, session);
      const there = await this.documents.ofClaims([claimId], session);
      // A file that was chosen again after a lost reply has another command id.
      const same = there.find((document) => contentHash !== undefined && document.contentHash === contentHash);
      if (same) return shownDocument(same);
      if (there.length >= MOST_DOCUMENTS) throw tooManyDocuments(claimId);
      const of = { id: newId(), claimId, certificateId: null, businessId, accountId };
      const document = addedDocument(request, of, this.clock.now());
      await this.changes.add(session, document);
      return shownDocument(document);
    });
  }

  remove(request: RequestOf<typeof RemoveClaimDocument>, context: RequestContext): Promise<Documents> {
    const { claimId } = request;
    return this.commandLog.once(RemoveClaimDocument, request, context, async (session) => {
      await this.lock(session, context);
      await this.waiting(claimId, context, session);
      const there = await this.documents.ofClaims([claimId], session);
      await this.changes.erase(
        session,
        there.filter(({ id }) => id === request.id),
      );
      return shown(there.filter(({ id }) => id !== request.id));
    });
  }

  withdraw(request: RequestOf<typeof WithdrawClaim>, context: RequestContext): Promise<ReplyOf<typeof WithdrawClaim>> {
    return this.commandLog.once(WithdrawClaim, request, context, async (session) => {
      await this.lock(session, context);
      const claim = await this.running(request.id, context, session);
      await this.changes.erase(session, await this.documents.ofClaims([claim.id], session));
      await this.claims.remove(session, claim);
      const { businessId: id } = claim;
      await this.auditTrail.recordAs(session, null, {
        action: 'claim-withdrawn',
        record: { kind: 'page-owner', id, name: (await this.businesses.findById(id))?.name ?? '' },
        before: recordedClaim(claim),
      });
      return {};
    });
  }

  private async running(id: string, context: RequestContext, session?: ClientSession): Promise<Claim> {
    const account = ownAccount(context);
    const claim = await this.claims.get(id, session);
    if (claim.accountId !== account.id) throw claimNotFound(id);
    if (claim.decidedAt) throw claimDecided(id);
    return claim;
  }

  /** Returns the claim when it waits for a decision of the back office. */
  private async waiting(id: string, context: RequestContext, session?: ClientSession): Promise<Claim> {
    const claim = await this.running(id, context, session);
    if (claim.status !== 'waiting') throw claimNotFound(id);
    return claim;
  }

  /**
   * Serialises requests of one account, and decisions about its claims. When two add a document at once, one transaction starts again and
   * sees the other's document.
   */
  private lock(session: ClientSession, context: RequestContext): Promise<void> {
    return this.accounts.lock(session, ownAccount(context).id);
  }
}

const shown = (documents: readonly Document[]): Documents => ({ documents: documents.map(shownDocument) });
