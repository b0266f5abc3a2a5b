import { Logger } from '@nestjs/common';
import type { Failure } from '@tedarik/commands';
import { RequestFailed } from '@tedarik/messaging';
import { failureOf } from '@tedarik/service-kit';

const log = new Logger('Failures');

/** What a visitor may know of an error. The unexpected is logged here and leaves only its errorId. */
export function publicFailure(error: unknown): Failure {
  if (error instanceof RequestFailed) return error.failure;
  const failure = failureOf(error);
  if (failure.kind === 'unexpected') log.error({ msg: 'Unexpected failure', err: error, ...failure.details });
  return failure;
}
