import { WithdrawSuggestion, type ReplyOf, type RequestContext, type RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { CommandLog } from '@tedarik/service-kit';
import { ownAccount } from '../ownership/own-account.js';
import { suggestionDecided, suggestionNotFound } from './change-suggestion.errors.js';
import { ChangeSuggestionRepository } from './change-suggestion.repository.js';

type Request = RequestOf<typeof WithdrawSuggestion>;

/** Deletes a pending suggestion of the page owner who sent the request. */
@Injectable()
export class WithdrawSuggestionHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly suggestions: ChangeSuggestionRepository,
  ) {}

  execute(request: Request, context: RequestContext): Promise<ReplyOf<typeof WithdrawSuggestion>> {
    const { id: accountId } = ownAccount(context);
    const { id } = request;
    return this.commandLog.once(WithdrawSuggestion, request, context, async (session) => {
      const suggestion = await this.suggestions.get(id, session);
      if (suggestion.by !== 'owner' || suggestion.accountId !== accountId) throw suggestionNotFound(id);
      if (suggestion.status !== 'pending') throw suggestionDecided(id);
      await this.suggestions.remove(session, id);
      return { id };
    });
  }
}
