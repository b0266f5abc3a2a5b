import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { sendProblem } from './problem.js';

/** What a controller throws becomes a problem; resolvers' errors are worded by GraphQL's own endpoint. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    if (host.getType<string>() !== 'http') throw error;
    sendProblem(error, host.switchToHttp().getResponse<FastifyReply>());
  }
}
