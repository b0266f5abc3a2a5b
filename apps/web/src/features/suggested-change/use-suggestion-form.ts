import { useState } from 'react';
import { fieldErrorText, formMessages } from '../../lib/forms/form.messages.js';
import { NOTICE_VERSION } from '../../lib/forms/notice-version.js';
import { useCommandId } from '../../lib/forms/use-command-id.js';
import { useForm } from '../../lib/forms/use-form.js';
import { useFormTrap } from '../../lib/forms/use-form-trap.js';
import { QueryFailed } from '../../lib/graphql/operation.js';
import { SuggestChange } from '../../lib/later/suggestion-operations.js';
import { useMessages } from '../../lib/messages.js';
import { useServices } from '../../lib/services.js';
import type { Business } from '../business/api/load-business.js';
import { suggestedChangeMessages } from './suggested-change.messages.js';
import {
  asField,
  checkSuggestion,
  type Reason,
  type SuggestionField,
  type SuggestionTexts,
  suggestedValues,
} from './suggested-change-values.js';

/** Sends a suggestion; the input is kept until it is accepted. */
export function useSuggestionForm(business: Business) {
  const messages = useMessages(suggestedChangeMessages);
  const common = useMessages(formMessages);
  const { query } = useServices();
  const trap = useFormTrap();
  const commandIdOf = useCommandId();
  const [reason, setReason] = useState<Reason>('contact');
  /** What was typed, also into the fields of reasons that are not chosen any more. */
  const [typed, setTyped] = useState<SuggestionTexts>({});
  const [isSent, setSent] = useState(false);
  const texts: Partial<Record<string, string>> = {
    unchanged: messages.unchanged,
    'invalid-hours': messages.invalidHours,
    'hours-overlap': messages.hoursOverlap,
    'too-long': messages.tooLong,
  };
  const form = useForm<SuggestionField>({
    check: (typed) => checkSuggestion(reason, typed),
    async send(typed): Promise<void> {
      const values = suggestedValues(business, reason, typed);
      const note = typed.note.trim() || null;
      const replyTo = typed.replyTo.trim() || null;
      const suggestion = { businessId: business.id, reason, values, note, replyTo, noticeVersion: NOTICE_VERSION };
      try {
        await query(SuggestChange, { input: { ...suggestion, trap: trap.read(), commandId: commandIdOf(suggestion) } });
      } catch (error) {
        if (!(error instanceof QueryFailed)) throw error;
        throw error.withFields((refused) => asField(refused, values));
      }
      setSent(true);
    },
    errorText: (code) => texts[code] ?? fieldErrorText(code, common),
  });
  const choose = (chosen: Reason) => {
    setTyped({ ...typed, ...Object.fromEntries(new FormData(form.props.ref.current!)) });
    setReason(chosen);
  };
  return { form, trap, reason, choose, typed, isSent };
}
