import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FailureKind } from '@tedarik/commands';
import type { FastifyReply } from 'fastify';
import { failureOf } from './failure-of.js';

/** HTTP status of each kind of failure. */
export const STATUS_OF: Readonly<Record<FailureKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  unprocessable: 422,
  'too-many-requests': 429,
  unavailable: 503,
  unexpected: 500,
};

/** Sends failures of an endpoint for files as JSON, all in the same shape: `@UseFilters(FailureFilter)`. */
@Catch()
export class FailureFilter implements ExceptionFilter {
  private readonly log = new Logger(FailureFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (error instanceof HttpException) {
      void reply.status(error.getStatus()).send(error.getResponse());
      return;
    }
    const failure = failureOf(error);
    if (failure.kind === 'unexpected') this.log.error({ msg: 'Unexpected failure', err: error, ...failure.details });
    void reply.status(STATUS_OF[failure.kind]).send(failure);
  }
}
