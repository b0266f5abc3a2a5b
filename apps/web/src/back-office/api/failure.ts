import { type FieldError, QueryFailed } from '../../lib/graphql/operation.js';

/** Why a call has no answer; worded by `useFailureText`. */
export interface Failure {
  kind: string;
  code: string;
  traceId: string | null;
  fieldErrors: readonly FieldError[];
}

export function failureOf(error: unknown): Failure {
  if (!(error instanceof QueryFailed)) {
    return { kind: 'unexpected', code: 'server-error', traceId: null, fieldErrors: [] };
  }
  const { kind, code, traceId, fieldErrors } = error;
  return { kind, code, traceId, fieldErrors };
}
