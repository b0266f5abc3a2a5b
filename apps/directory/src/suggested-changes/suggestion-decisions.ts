import { Injectable } from '@nestjs/common';
import {
  DecideChangeSuggestion,
  type ReplyOf,
  type RequestContext,
  type RequestOf,
  UndoSuggestionDecision,
} from '@tedarik/commands';
import { AuditTrail } from '@tedarik/outbox';
import { Clock, CommandLog } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { businessNotFound } from '../business/business.errors.js';
import type { Business } from '../business/business.js';
import { BusinessRepository } from '../business/business.repository.js';
import { changesOf } from '../business/field-changes.js';
import { BusinessEdits } from '../managed-businesses/business-edits.js';
import { OwnerAccounts } from '../ownership/owner-accounts.js';
import { ChangeSuggestionViews } from './change-suggestion-views.js';
import { suggestionWaitsAlready } from './change-suggestion.errors.js';
import {
  type ChangeSuggestion,
  decideSuggestion,
  recordedSuggestion,
  reopenSuggestion,
  type SuggestionEffect,
} from './change-suggestion.js';
import { ChangeSuggestionRepository } from './change-suggestion.repository.js';
import { editOf } from './suggested-values.js';
import { ThanksMails } from './thanks-mails.js';

type DecideRequest = RequestOf<typeof DecideChangeSuggestion>;

type UndoRequest = RequestOf<typeof UndoSuggestionDecision>;

/** Decisions about suggested changes. */
@Injectable()
export class SuggestionDecisions {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly suggestions: ChangeSuggestionRepository,
    private readonly businesses: BusinessRepository,
    private readonly edits: BusinessEdits,
    private readonly thanks: ThanksMails,
    private readonly views: ChangeSuggestionViews,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
    private readonly accounts: OwnerAccounts,
  ) {}

  /** Accepts a suggestion (changes the business and sends a thank-you mail) or rejects it, in one transaction. */
  async decide(request: DecideRequest, context: RequestContext): Promise<ReplyOf<typeof DecideChangeSuggestion>> {
    const { isThanked } = await this.commandLog.once(DecideChangeSuggestion, request, context, (session) =>
      this.settle(session, request, context),
    );
    return { suggestion: await this.views.get(request), isThanked };
  }

  /** Makes a suggestion pending again and restores the former values of the page, except those edited since. */
  async undo(request: UndoRequest, context: RequestContext): Promise<ReplyOf<typeof UndoSuggestionDecision>> {
    const { isWhole } = await this.commandLog.once(UndoSuggestionDecision, request, context, (session) =>
      this.reopen(session, request, context),
    );
    return { suggestion: await this.views.get(request), isWhole };
  }

  private async settle(session: ClientSession, request: DecideRequest, context: RequestContext) {
    const before = await this.suggestions.get(request.id, session);
    const decided = decideSuggestion(before, request, this.clock.now());
    const business = await this.findBusiness(session, before.businessId);
    const effect = await this.carryOut(session, decided, business, request.revision, context);
    await this.suggestions.save(session, { ...decided, effect });
    await this.auditTrail.record(session, context, {
      action: decided.status === 'rejected' ? 'rejected' : 'approved',
      record: { kind: 'change-suggestion', id: decided.id, name: business?.name ?? '' },
      before: recordedSuggestion(before),
      after: recordedSuggestion(decided),
    });
    const isThanked = decided.status !== 'rejected' && before.replyTo !== null && this.thanks.canSend;
    if (isThanked && business)
      await this.thanks.thank(session, before.replyTo!, business, decided.status === 'accepted');
    return { isThanked: isThanked && business !== undefined };
  }

  /** The suggestion's business, or the one into which it was merged; undefined when that is deleted. */
  private async findBusiness(session: ClientSession, id: string): Promise<Business | undefined> {
    const heirs = await this.businesses.findHeirs([id], session);
    const [business] = await this.businesses.listForUpdate(session, [heirs.get(id) ?? id]);
    return business?.deletedAt ? undefined : business;
  }

  private async carryOut(
    session: ClientSession,
    { businessId, changes, acceptedParts }: ChangeSuggestion,
    business: Business | undefined,
    revision: number | null,
    context: RequestContext,
  ): Promise<SuggestionEffect | null> {
    if (acceptedParts.length === 0) return null;
    if (!business) throw businessNotFound(businessId);
    const { id } = business;
    const accepted = changes.filter(({ part }) => acceptedParts.includes(part));
    const edit = { id, revision: revision ?? 0, changes: editOf(business, accepted) };
    if (Object.keys(edit.changes).length === 0) return null;
    const { before, business: after } = await this.edits.save(session, edit, (entry) =>
      this.auditTrail.record(session, context, entry),
    );
    const status = before.status === after.status ? null : before.status;
    return { businessId: id, changes: changesOf(before, after), status };
  }

  private async reopen(session: ClientSession, { id }: UndoRequest, context: RequestContext) {
    const before = await this.suggestions.get(id, session);
    const reopened = reopenSuggestion(before, this.clock.now());
    // With the lock, a concurrent save by the owner either commits before, or is added to this suggestion.
    if (before.by === 'owner' && before.accountId) await this.accounts.lock(session, before.accountId);
    if (await this.suggestions.waitsBeside(session, before)) throw suggestionWaitsAlready(id);
    const { businessId } = before.effect ?? before;
    const isWhole = before.effect ? await this.takeBack(session, before.effect, context) : true;
    await this.suggestions.save(session, reopened);
    const business = await this.businesses.findById(businessId);
    await this.auditTrail.record(session, context, {
      action: 'reopened',
      record: { kind: 'change-suggestion', id, name: business?.name ?? '' },
      before: recordedSuggestion(before),
      after: recordedSuggestion(reopened),
    });
    return { isWhole };
  }

  private async takeBack(
    session: ClientSession,
    { businessId, changes, status }: SuggestionEffect,
    context: RequestContext,
  ): Promise<boolean> {
    const business = await this.businesses.getForUpdate(session, businessId);
    if (business.deletedAt) throw businessNotFound(businessId);
    return this.edits.putBack(session, business, { changes, status }, 'changed', (entry) =>
      this.auditTrail.record(session, context, entry),
    );
  }
}
