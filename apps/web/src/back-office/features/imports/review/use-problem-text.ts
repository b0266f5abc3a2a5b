import { messagesIn } from '../../../../lib/messages.js';
import { useSite } from '../../../../lib/site.js';
import { reasonIn } from '../../import-runs/reason-text.js';
import type { ReviewProblem } from '../api/review.js';
import { lackMessages } from './correction.messages.js';

/** Returns a short text for a problem of rows. */
export function useProblemText(): (problem: Pick<ReviewProblem, 'reason'>) => string {
  const { locale } = useSite();
  const lacks: Readonly<Record<string, string>> = messagesIn(lackMessages, locale);
  const reasonText = reasonIn(locale);
  return ({ reason }) => lacks[reason] ?? reasonText(reason).replace(/\.$/, '');
}
