import { DecideChangeSuggestion, type ReplyOf, type RequestContext, type RequestOf } from '@tedarik/commands';
import { Injectable, Optional } from '@nestjs/common';
import { Mails } from '@tedarik/mail';
import { AuditTrail } from '@tedarik/outbox';
import { Clock, CommandLog } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { Business } from '../business/business.js';
import { businessNotFound } from '../business/business.errors.js';
import { BusinessRepository } from '../business/business.repository.js';
import { changesOf } from '../business/field-changes.js';
import { BusinessEdits } from '../managed-businesses/business-edits.js';
import {
  type ChangeSuggestion,
  decideSuggestion,
  recordedSuggestion,
  type SuggestionEffect,
} from './change-suggestion.js';
import { ChangeSuggestionRepository } from './change-suggestion.repository.js';
import { ChangeSuggestionViews } from './change-suggestion-views.js';
import { editOf } from './suggested-values.js';
import { ThanksLetters } from './thanks-letters.js';

type Request = RequestOf<typeof DecideChangeSuggestion>;

/** Accepts a suggestion (changes the business and sends a thank-you mail) or rejects it, in one transaction. */
@Injectable()
export class DecideChangeSuggestionHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly suggestions: ChangeSuggestionRepository,
    private readonly businesses: BusinessRepository,
    private readonly edits: BusinessEdits,
    private readonly letters: ThanksLetters,
    private readonly views: ChangeSuggestionViews,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
    /** Undefined where mails cannot be sent. */
    @Optional() private readonly mails?: Mails,
  ) {}

  async execute(request: Request, context: RequestContext): Promise<ReplyOf<typeof DecideChangeSuggestion>> {
    const { isThanked } = await this.commandLog.once(DecideChangeSuggestion, request, context, (session) =>
      this.decide(session, request, context),
    );
    return { suggestion: await this.views.get(request), isThanked };
  }

  private async decide(session: ClientSession, request: Request, context: RequestContext) {
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
    const isThanked = decided.status !== 'rejected' && before.replyTo !== null && this.mails !== undefined;
    if (isThanked && business) await this.mails?.append(session, this.letters.of(before.replyTo!, business));
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
}
