import { useMessages } from '../../lib/messages.js';
import type { Failure } from '../api/failure.js';
import { backOfficeMessages } from './back-office.messages.js';

/**
 * ADM-COMMON-06: returns a sentence about a failure for administrators. An unknown failure is shown with its trace id, by which it can be
 * found in the logs. `known` has the feature's sentences by code.
 */
export function useFailureText(known: Readonly<Record<string, string>> = {}): (failure: Failure) => string {
  const messages = useMessages(backOfficeMessages);
  return ({ code, kind, traceId }) => {
    const text = known[code] ?? byCode(code, messages) ?? byKind(kind, messages);
    if (text) return text;
    const unnamed = kind === 'invalid' ? messages.notUnderstood : messages.serverError;
    return traceId ? `${unnamed} (${messages.trace(traceId)})` : unnamed;
  };
}

type Messages = ReturnType<typeof useMessages<typeof backOfficeMessages>>;

function byCode(code: string, messages: Messages): string | undefined {
  if (code === 'outcome-unknown') return messages.unknownOutcome;
  if (code === 'confirmation-required') return messages.confirmationRequired;
  if (code.endsWith('-changed-meanwhile')) return messages.changedMeanwhile;
  return undefined;
}

function byKind(kind: string, messages: Messages): string | undefined {
  const texts: Record<string, string> = {
    unavailable: messages.unavailable,
    'not-found': messages.gone,
    forbidden: messages.denied,
    unauthenticated: messages.signInAgain,
    unprocessable: messages.refused,
    conflict: messages.changedMeanwhile,
  };
  return texts[kind];
}
