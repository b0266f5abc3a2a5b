import { SuggestChange, type ReplyOf, type RequestContext, type RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Clock, CommandLog, newId } from '@tedarik/service-kit';
import { isPublic } from '../business/business.js';
import { businessNotFound } from '../business/business.errors.js';
import { BusinessRepository } from '../business/business.repository.js';
import { suggest } from './change-suggestion.js';
import { ChangeSuggestionRepository } from './change-suggestion.repository.js';

/** Stores a visitor's suggestion for a public page until the back office decides. */
@Injectable()
export class SuggestChangeHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly businesses: BusinessRepository,
    private readonly suggestions: ChangeSuggestionRepository,
    private readonly clock: Clock,
  ) {}

  execute(request: RequestOf<typeof SuggestChange>, context: RequestContext): Promise<ReplyOf<typeof SuggestChange>> {
    const { businessId, ...form } = request;
    const by = context.actor?.kind === 'account' ? ('account' as const) : ('visitor' as const);
    const sender = { id: newId(), by };
    return this.commandLog.once(SuggestChange, request, context, async (session) => {
      const business = await this.businesses.getForUpdate(session, businessId);
      if (!isPublic(business)) throw businessNotFound(businessId);
      await this.suggestions.add(session, suggest(business, form, sender, this.clock.now()));
      return { id: sender.id };
    });
  }
}
