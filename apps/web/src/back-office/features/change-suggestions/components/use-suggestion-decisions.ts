import { useCommandId } from '../../../../lib/forms/use-command-id.js';
import { useMessages } from '../../../../lib/messages.js';
import { useToasts } from '../../../components/use-toasts.js';
import {
  type ChangeSuggestion,
  useDecideChangeSuggestionMutation,
  useUndoSuggestionDecisionMutation,
} from '../api/change-suggestions-api.js';
import { changeSuggestionMessages } from '../change-suggestions.messages.js';

interface Decision {
  decision: 'accepted' | 'rejected';
  parts: string[];
  rejection: string | null;
}

/** Decides on suggestions, undoes decisions, and shows the outcome. */
export function useSuggestionDecisions() {
  const messages = useMessages(changeSuggestionMessages);
  const toasts = useToasts({
    'suggestion-decided': messages.decidedMeanwhile,
    'suggestion-changed-meanwhile': messages.changedMeanwhile,
    'suggestion-waits-already': messages.waitsAlready,
    'suggestion-parts-required': messages.choose,
    'suggestion-refused': messages.tooLong,
    'suggestion-not-decided': messages.decidedMeanwhile,
    'suggestion-undo-expired': messages.expired,
  });
  const [decide, { isLoading: isDeciding }] = useDecideChangeSuggestionMutation();
  const [takeBack, { isLoading: isUndoing }] = useUndoSuggestionDecisionMutation();
  const commandIdOf = useCommandId();

  async function undo({ id }: Pick<ChangeSuggestion, 'id'>): Promise<void> {
    const { data, error } = await takeBack({ id, commandId: commandIdOf({ id }) });
    if (error || !data) return void toasts.failed(messages.failedToUndo, error);
    if (data.isWhole) toasts.succeeded(messages.undone);
    else toasts.refused(messages.undoneInPart);
  }

  return {
    isBusy: isDeciding || isUndoing,
    undo,
    /** Resolves with false if the decision failed. */
    decide: async ({ id, business, createdAt }: ChangeSuggestion, decision: Decision): Promise<boolean> => {
      const request = { id, revision: business?.revision ?? null, seenAt: createdAt, ...decision };
      const { data, error } = await decide({ ...request, commandId: commandIdOf(request) });
      if (error || !data) {
        toasts.failed(messages.failedToDecide, error);
        return false;
      }
      const accepted = data.suggestion.status === 'partly' ? messages.wasPartlyAccepted : messages.wasAccepted;
      const told = data.isThanked ? messages.wasThanked(accepted) : accepted;
      const text = decision.decision === 'accepted' ? told : messages.wasRejected;
      toasts.undoable(text, () => void undo(data.suggestion));
      return true;
    },
  };
}
