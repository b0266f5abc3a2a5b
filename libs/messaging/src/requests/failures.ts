import { Logger } from '@nestjs/common';
import type { Failure } from '@tedarik/commands';
import { DomainError, failureOf as knownFailureOf } from '@tedarik/service-kit';
import type { ZodError } from 'zod';
import { RequestFailed } from './request-failed.js';

const log = new Logger('Requests');

/** What a caller is told about an error. The unexpected is logged in full here and leaves only its errorId. */
export function failureOf(error: unknown): Failure {
  // The service could not do its part because another one did not do its own.
  if (error instanceof RequestFailed) return error.failure;
  const failure = knownFailureOf(error);
  if (failure.kind === 'unexpected') log.error({ msg: 'Unexpected failure', err: error, ...failure.details });
  return failure;
}

/** Refuses a request that is not what its request promises. */
export function badRequest(error: ZodError): DomainError {
  const fieldErrors = error.issues.flatMap((issue) => {
    const code = issue.code.replaceAll('_', '-');
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return paths.map((path) => ({ field: path.join('.'), code }));
  });
  return new DomainError('bad-request', 'invalid', undefined, fieldErrors);
}
