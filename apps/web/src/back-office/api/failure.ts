import { type FieldError, QueryFailed } from '../../lib/graphql/operation.js';

/** Why a call failed; `useFailureText` turns it into a sentence. */
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

/** Reads the gateway's problem document of a failure outside GraphQL. */
export function failureIn(answer: unknown): Failure {
  const { kind, code, traceId, fieldErrors } = (answer ?? {}) as Partial<Record<keyof Failure, unknown>>;
  return {
    kind: typeof kind === 'string' ? kind : 'unexpected',
    code: typeof code === 'string' ? code : 'server-error',
    traceId: typeof traceId === 'string' ? traceId : null,
    fieldErrors: Array.isArray(fieldErrors) ? (fieldErrors as FieldError[]) : [],
  };
}
