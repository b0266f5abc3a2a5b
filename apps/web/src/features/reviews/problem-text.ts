import { failureText, type FormMessages } from '../../lib/forms/form.messages.js';
import type { QueryFailed } from '../../lib/graphql/operation.js';
import type { MessagesOf } from '../../lib/messages.js';
import type { Problem } from './review-rules.js';
import type { reviewActionMessages } from './review-action.messages.js';

type Messages = MessagesOf<typeof reviewActionMessages>;

/** The sentences for problems, found here or by the server. */
const problemTexts = (messages: Messages): Record<Problem, string> => ({
  'sign-in-required': messages.signInRequired,
  'rating-missing': messages.ratingMissing,
  'comment-too-short': messages.tooShort,
  'comment-too-long': messages.tooLong,
});

export const problemText = (problem: Problem, messages: Messages): string => problemTexts(messages)[problem];

/** The sentence for a refusal, which says what to do. */
export function refusalText(failure: QueryFailed, messages: Messages, form: FormMessages): string {
  if (failure.kind === 'too-many-requests') return failureText(failure, form);
  const texts: Record<string, string> = {
    ...problemTexts(messages),
    'already-reviewed': messages.alreadyReviewed,
    'e-mail-not-verified': messages.notVerified,
  };
  return texts[failure.code] ?? messages.failed;
}
