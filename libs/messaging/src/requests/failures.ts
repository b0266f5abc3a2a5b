import { Logger } from '@nestjs/common';
import type { Failure } from '@tedarik/commands';
import { DomainError, failureOf as knownFailureOf } from '@tedarik/service-kit';
import type { ZodError } from 'zod';
import { RequestFailed } from './request-failed.js';

const log = new Logger('Requests');

/**
 * The Failure that a caller receives for an error. An unexpected error is logged in full here, and the caller receives only its errorId.
 */
export function replyFailure(error: unknown): Failure {
  // A request to another service failed: pass its failure on.
  if (error instanceof RequestFailed) return error.failure;
  const failure = knownFailureOf(error);
  if (failure.kind === 'unexpected') log.error({ msg: 'Unexpected failure', err: error, ...failure.details });
  return failure;
}

/** Refuses a request that breaks its contract. */
export function badRequest(error: ZodError): DomainError {
  const fieldErrors = error.issues.flatMap((issue) => {
    const code = issue.code.replaceAll('_', '-');
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return paths.map((path) => ({ field: path.join('.'), code }));
  });
  return new DomainError('bad-request', 'invalid', undefined, fieldErrors);
}
