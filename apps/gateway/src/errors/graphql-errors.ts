import { Logger } from '@nestjs/common';
import type { Failure } from '@tedarik/commands';
import { currentTrace, STATUS_OF } from '@tedarik/service-kit';
import { type ExecutionResult, GraphQLError } from 'graphql';
import { publicFailure } from './public-failure.js';
import { retryAfterOf } from './retry-after.js';
import { sentenceOf } from './sentences.js';

const log = new Logger('Graphql');

/** GEN-13: the one failure shape in GraphQL: a sentence for people, the code for programs. */
export interface ShapedError {
  message: string;
  path?: GraphQLError['path'];
  extensions: { code: string; kind: string; traceId: string; fieldErrors?: Failure['fieldErrors']; errorId?: unknown };
}

/** What a caller gets; `status` is 200 while any of what was requested is answered. */
export interface GraphqlAnswer {
  status: number;
  result: { data?: ExecutionResult['data']; errors?: ShapedError[] };
  /** Seconds; set where coming again helps. */
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

/** Words every error of an execution, or of its refusal, once. */
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

/** GraphQL counts every fault of a query or its variables, hundreds if need be; to us they are all the same bad request. */
function worthTelling(errors: readonly unknown[]): readonly unknown[] {
  const isRefusal = (error: unknown) => error instanceof GraphQLError && !error.path;
  return errors.every(isRefusal) ? errors.slice(0, 1) : errors;
}

const pathOf = (error: unknown) => (error instanceof GraphQLError ? error.path : undefined);

function failureIn(error: unknown): Failure {
  if (!(error instanceof GraphQLError)) return publicFailure(error);
  // GraphQL itself refuses a query or its variables without a path; what a resolver threw has one.
  if (error.path) return publicFailure(error.originalError ?? error);
  log.debug(`Refused: ${error.message}`);
  // A compiled query refuses with errors that have no extensions, whatever their type says.
  const code = (error.extensions as GraphQLError['extensions'] | undefined)?.['code'];
  return { code: typeof code === 'string' ? code : 'bad-request', kind: 'invalid', fieldErrors: [] };
}
