import { Body, Controller, Get, Post, Req, Res } from '@nestjs/common';
import { Metrics, STATUS_OF } from '@tedarik/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AdministratorSessions } from '../administrators/administrator-sessions.js';
import { type GraphqlAnswer, shapedError } from '../errors/graphql-errors.js';
import { publicFailure } from '../errors/public-failure.js';
import { HttpRefusal } from '../errors/http-refusal.js';
import { retryAfterOf } from '../errors/retry-after.js';
import { PageReads } from '../page-cache/page-reads.js';
import { clientOf } from '../visitors/visitor.js';
import { VisitorSessions } from '../visitors/visitor-sessions.js';
import { GraphqlRunner } from './graphql-runner.js';
import { KnownOperations } from './known-operations.js';

/** Header that the back office sends with a save that restores former values. */
const RESTORES = 'x-restores';

/** POST /graphql, for browsers; one operation per request. */
@Controller('graphql')
export class GraphqlController {
  private readonly seconds;

  constructor(
    private readonly operations: KnownOperations,
    private readonly runner: GraphqlRunner,
    private readonly sessions: VisitorSessions,
    private readonly administrators: AdministratorSessions,
    metrics: Metrics,
  ) {
    this.seconds = metrics.histogram('gateway_graphql_duration_seconds', 'Operations of browsers, by how they ended', [
      'operation',
      'outcome',
    ]);
  }

  @Post()
  async post(@Body() body: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { status, result, retryAfterS } = await this.answer(body, request);
    if (retryAfterS !== undefined) void reply.header('retry-after', retryAfterS);
    void reply.status(status).header('cache-control', 'no-store').send(result);
  }

  @Get()
  get(): never {
    throw new HttpRefusal(405, 'method-not-allowed', { allow: 'POST' });
  }

  private async answer(body: unknown, request: FastifyRequest): Promise<GraphqlAnswer> {
    const end = this.seconds.startTimer();
    let operation = 'refused';
    const ended = (answer: GraphqlAnswer) => {
      end({ operation, outcome: outcomeOf(answer) });
      return answer;
    };
    try {
      const call = this.operations.callOf(body);
      operation = this.operations.nameOf(call);
      const session = await this.sessions.readIfKnown(request);
      // Does not extend the session: lists refresh by themselves, so only /auth/me counts as use (AUTH-03).
      const administrator = await this.administrators.peekIfKnown(request);
      const context = {
        reads: new PageReads(),
        visitor: session === 'unknown' ? session : (session?.holder ?? null),
        sessionKey: session === 'unknown' ? null : (session?.key ?? null),
        administrator: administrator === 'unknown' ? administrator : (administrator?.holder ?? null),
        ...(administrator && administrator !== 'unknown' && { confirmedAt: administrator.confirmedAt }),
        ...(request.headers[RESTORES] !== undefined && { isRestore: true }),
        client: clientOf(request),
      };
      return ended(await this.runner.run(call, context));
    } catch (error) {
      const failure = publicFailure(error);
      return ended({
        status: STATUS_OF[failure.kind],
        result: { errors: [shapedError(failure)] },
        retryAfterS: retryAfterOf(failure),
      });
    }
  }
}

/** Label for metrics: `failed` is a fault of ours, `refused` one of the caller, `partly` means that some fields failed. */
function outcomeOf({ status, result }: GraphqlAnswer): 'answered' | 'partly' | 'refused' | 'failed' {
  if (status >= 500) return 'failed';
  if (status >= 400) return 'refused';
  return result.errors ? 'partly' : 'answered';
}
