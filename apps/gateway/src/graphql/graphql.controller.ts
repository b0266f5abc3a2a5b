import { Body, Controller, Get, Post, Res } from '@nestjs/common';
import { STATUS_OF } from '@tedarik/service-kit';
import type { FastifyReply } from 'fastify';
import { type GraphqlAnswer, shapedError } from '../errors/graphql-errors.js';
import { failureAtDoor } from '../errors/failure-at-door.js';
import { HttpRefusal } from '../errors/http-refusal.js';
import { RETRY_AFTER_S } from '../errors/problem.js';
import { PageReads } from '../page-cache/page-reads.js';
import { GraphqlRunner } from './graphql-runner.js';
import { KnownOperations } from './known-operations.js';

/** POST /graphql, for browsers: one operation at a time. */
@Controller('graphql')
export class GraphqlController {
  constructor(
    private readonly operations: KnownOperations,
    private readonly runner: GraphqlRunner,
  ) {}

  @Post()
  async post(@Body() body: unknown, @Res() reply: FastifyReply): Promise<void> {
    const { status, result } = await this.answer(body);
    if (status === 503) void reply.header('retry-after', RETRY_AFTER_S);
    void reply.status(status).header('cache-control', 'no-store').send(result);
  }

  @Get()
  get(): never {
    throw new HttpRefusal(405, 'method-not-allowed', { allow: 'POST' });
  }

  private async answer(body: unknown): Promise<GraphqlAnswer> {
    try {
      return await this.runner.run(this.operations.callOf(body), { reads: new PageReads() });
    } catch (error) {
      const failure = failureAtDoor(error);
      return { status: STATUS_OF[failure.kind], result: { errors: [shapedError(failure)] } };
    }
  }
}
