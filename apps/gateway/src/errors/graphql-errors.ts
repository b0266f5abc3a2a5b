import { Logger } from '@nestjs/common';
import type { Failure } from '@tedarik/commands';
import { currentTrace, STATUS_OF } from '@tedarik/service-kit';
import { type ExecutionResult, GraphQLError } from 'graphql';
import { publicFailure } from './public-failure.js';
import { retryAfterOf } from './retry-after.js';
import { sentenceOf } from './sentences.js';

const log = new Logger('Graphql');

/** GEN-13: the shape of every GraphQL error: a sentence for people, a code for programs. */
export interface ShapedError {
  message: string;
  path?: GraphQLError['path'];
  extensions: { code: string; kind: string; traceId: string; fieldErrors?: Failure['fieldErrors']; errorId?: unknown };
}

/** The response to a caller. `status` is 200 if at least one requested field has a value. */
export interface GraphqlAnswer {
  status: number;
  result: { data?: ExecutionResult['data']; errors?: ShapedError[] };
  /** Seconds; set if a retry may succeed. */
  retryAfterS?: number | undefined;
}

export function shapedError({ code, kind, fieldErrors, details }: Failure, path?: GraphQLError['path']): ShapedError {
  const errorId = details?.['errorId'];
  return {
    message: sentenceOf(kind),
    ...(path && { path }),
    extensions: {
      code,
      kind,
      traceId: currentTrace(),
      ...(fieldErrors.length > 0 && { fieldErrors }),
      ...(errorId !== undefined && { errorId }),
    },
  };
}

/** Converts the errors of an execution or of a refused query to the common shape. */
export function shapedAnswer({ data, errors = [] }: { data?: ExecutionResult['data']; errors?: readonly unknown[] }) {
  if (errors.length === 0) return { status: 200, result: { data } };
  const failures = worthTelling(errors).map((error) => ({ failure: failureIn(error), path: pathOf(error) }));
  const first = failures[0]?.failure;
  const isAnswered = data ? Object.values(data).some((field) => field !== null) : false;
  return {
    status: isAnswered ? 200 : STATUS_OF[first?.kind ?? 'unexpected'],
    retryAfterS: first && retryAfterOf(first),
    result: { ...(isAnswered && { data }), errors: failures.map(({ failure, path }) => shapedError(failure, path)) },
  };
}

/** GraphQL reports every fault of a query or its variables, possibly hundreds; the caller gets only the first, as one bad request. */
function worthTelling(errors: readonly unknown[]): readonly unknown[] {
  const isRefusal = (error: unknown) => error instanceof GraphQLError && !error.path;
  return errors.every(isRefusal) ? errors.slice(0, 1) : errors;
}

const pathOf = (error: unknown) => (error instanceof GraphQLError ? error.path : undefined);

function failureIn(error: unknown): Failure {
  if (!(error instanceof GraphQLError)) return publicFailure(error);
  // Errors by which GraphQL refuses a query or its variables have no path; errors that a resolver threw have one.
  if (error.path) return publicFailure(error.originalError ?? error);
  log.debug(`Refused: ${error.message}`);
  // Errors from a compiled query may have no `extensions`, although the type says they do.
  const code = (error.extensions as GraphQLError['extensions'] | undefined)?.['code'];
  return { code: typeof code === 'string' ? code : 'bad-request', kind: 'invalid', fieldErrors: [] };
}
