import { Logger } from '@nestjs/common';
import type { Failure } from '@tedarik/commands';
import { currentTrace, STATUS_OF } from '@tedarik/service-kit';
import { type ExecutionResult, GraphQLError } from 'graphql';
import { failureAtDoor } from './failure-at-door.js';

const log = new Logger('Graphql');

/** GEN-13: the one failure shape in GraphQL. `message` is the code. */
export interface ShapedError {
  message: string;
  path?: GraphQLError['path'];
  extensions: { code: string; kind: string; traceId: string; fieldErrors?: Failure['fieldErrors']; errorId?: unknown };
}

/** What a caller gets; `status` is 200 while there is an answer at all. */
export interface GraphqlAnswer {
  status: number;
  result: { data?: ExecutionResult['data']; errors?: ShapedError[] };
}

export function shapedError({ code, kind, fieldErrors, details }: Failure, path?: GraphQLError['path']): ShapedError {
  const errorId = details?.['errorId'];
  return {
    message: code,
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
  const failures = errors.map((error) => ({ failure: failureIn(error), path: pathOf(error) }));
  const kind = failures[0]?.failure.kind ?? 'unexpected';
  return {
    status: data ? 200 : STATUS_OF[kind],
    result: { ...(data && { data }), errors: failures.map(({ failure, path }) => shapedError(failure, path)) },
  };
}

const pathOf = (error: unknown) => (error instanceof GraphQLError ? error.path : undefined);

function failureIn(error: unknown): Failure {
  if (!(error instanceof GraphQLError)) return failureAtDoor(error);
  // GraphQL itself refuses a query or its variables without a path; what a resolver threw has one.
  if (error.path) return failureAtDoor(error.originalError ?? error);
  log.debug(`Refused: ${error.message}`);
  const { code } = error.extensions;
  return { code: typeof code === 'string' ? code : 'bad-request', kind: 'invalid', fieldErrors: [] };
}
