import { Logger } from '@nestjs/common';
import type { Failure } from '@tedarik/commands';
import { RequestFailed } from '@tedarik/messaging';
import { failureOf } from '@tedarik/service-kit';

const log = new Logger('Failures');

/** Returns what a visitor may learn of an error. An unexpected error is logged here; only its errorId is returned. */
export function publicFailure(error: unknown): Failure {
  if (error instanceof RequestFailed) return error.failure;
  const failure = failureOf(error);
  if (failure.kind === 'unexpected') log.error({ msg: 'Unexpected failure', err: error, ...failure.details });
  return failure;
}
