import { failureText, type FormMessages } from '../../lib/forms/form.messages.js';
import type { QueryFailed } from '../../lib/graphql/operation.js';
import type { MessagesOf } from '../../lib/messages.js';
import type { Problem } from './review-rules.js';
import type { reviewActionMessages } from './review-action.messages.js';

type Messages = MessagesOf<typeof reviewActionMessages>;

/** The sentence for a problem, found here or by the server. */
export function problemText(problem: Problem, messages: Messages): string {
  switch (problem) {
    case 'sign-in-required':
      return messages.signInRequired;
    case 'rating-missing':
      return messages.ratingMissing;
    case 'comment-too-short':
      return messages.tooShort;
    case 'comment-too-long':
      return messages.tooLong;
  }
}

/** The sentence for a refusal, which says what to do. */
export function refusalText(failure: QueryFailed, messages: Messages, form: FormMessages): string {
  switch (failure.code) {
    case 'sign-in-required':
    case 'rating-missing':
    case 'comment-too-short':
    case 'comment-too-long':
      return problemText(failure.code, messages);
    case 'already-reviewed':
      return messages.alreadyReviewed;
    case 'e-mail-not-verified':
      return messages.notVerified;
    default:
      return failure.kind === 'too-many-requests' ? failureText(failure, form) : messages.failed;
  }
}
