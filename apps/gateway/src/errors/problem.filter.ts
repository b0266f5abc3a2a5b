import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { sendProblem } from './problem.js';

/** Answers errors of controllers with a problem document. Errors of resolvers are handled by the GraphQL endpoint. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    if (host.getType<string>() !== 'http') throw error;
    sendProblem(error, host.switchToHttp().getResponse<FastifyReply>());
  }
}
