import { Body, Controller, Get, Post, Req, Res } from '@nestjs/common';
import { STATUS_OF } from '@tedarik/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AdministratorSessions } from '../back-office/administrator-sessions.js';
import { type GraphqlAnswer, shapedError } from '../errors/graphql-errors.js';
import { failureAtDoor } from '../errors/failure-at-door.js';
import { HttpRefusal } from '../errors/http-refusal.js';
import { retryAfterOf } from '../errors/retry-after.js';
import { PageReads } from '../page-cache/page-reads.js';
import { clientOf } from '../visitors/visitor.js';
import { VisitorSessions } from '../visitors/visitor-sessions.js';
import { GraphqlRunner } from './graphql-runner.js';
import { KnownOperations } from './known-operations.js';

/** POST /graphql, for browsers: one operation at a time. */
@Controller('graphql')
export class GraphqlController {
  constructor(
    private readonly operations: KnownOperations,
    private readonly runner: GraphqlRunner,
    private readonly sessions: VisitorSessions,
    private readonly administrators: AdministratorSessions,
  ) {}

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
    try {
      const call = this.operations.callOf(body);
      const session = await this.sessions.readIfKnown(request);
      // Lists refresh themselves: what somebody does says /auth/me (AUTH-03).
      const administrator = await this.administrators.peekIfKnown(request);
      return await this.runner.run(call, {
        reads: new PageReads(),
        visitor: session === 'unknown' ? session : (session?.holder ?? null),
        sessionKey: session === 'unknown' ? null : (session?.key ?? null),
        administrator: administrator === 'unknown' ? administrator : (administrator?.holder ?? null),
        client: clientOf(request),
      });
    } catch (error) {
      const failure = failureAtDoor(error);
      return {
        status: STATUS_OF[failure.kind],
        result: { errors: [shapedError(failure)] },
        retryAfterS: retryAfterOf(failure),
      };
    }
  }
}
