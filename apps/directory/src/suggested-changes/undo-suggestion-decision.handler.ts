import { UndoSuggestionDecision, type ReplyOf, type RequestContext, type RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '@tedarik/outbox';
import { Clock, CommandLog } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { businessNotFound } from '../business/business.errors.js';
import { BusinessRepository } from '../business/business.repository.js';
import { BusinessEdits } from '../managed-businesses/business-edits.js';
import { OwnerAccounts } from '../ownership/owner-accounts.js';
import { suggestionWaitsAlready } from './change-suggestion.errors.js';
import { recordedSuggestion, reopenSuggestion, type SuggestionEffect } from './change-suggestion.js';
import { ChangeSuggestionRepository } from './change-suggestion.repository.js';
import { ChangeSuggestionViews } from './change-suggestion-views.js';

type Request = RequestOf<typeof UndoSuggestionDecision>;

/** Makes a suggestion pending again and restores the former values of the page, except those edited since. */
@Injectable()
export class UndoSuggestionDecisionHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly suggestions: ChangeSuggestionRepository,
    private readonly businesses: BusinessRepository,
    private readonly accounts: OwnerAccounts,
    private readonly edits: BusinessEdits,
    private readonly views: ChangeSuggestionViews,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute(request: Request, context: RequestContext): Promise<ReplyOf<typeof UndoSuggestionDecision>> {
    const { isWhole } = await this.commandLog.once(UndoSuggestionDecision, request, context, (session) =>
      this.undo(session, request, context),
    );
    return { suggestion: await this.views.get(request), isWhole };
  }

  private async undo(session: ClientSession, { id }: Request, context: RequestContext) {
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
