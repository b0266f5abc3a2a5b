import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import type { ExecutionResult } from 'graphql';
import { type GraphqlAnswer, shapedAnswer } from '../errors/graphql-errors.js';
import type { PageReads } from '../page-cache/page-reads.js';
import type { RequestingAdministrator } from '../administrators/administrator.js';
import type { ClientFacts, Requesting } from '../visitors/visitor.js';

export interface GraphqlCall {
  text: string;
  operationName?: string;
  variables?: Record<string, unknown>;
}

/** What resolvers know of the caller. */
export interface GraphqlContext {
  reads: PageReads;
  /** Null for pages, because public HTML is the same for everybody. */
  visitor: Requesting;
  /** Null for pages and for callers who are not signed in to the back office. */
  administrator?: RequestingAdministrator;
  /** When the administrator last typed a password or a code, in epoch milliseconds. */
  confirmedAt?: number;
  /** True if the save restores values of a former version. */
  isRestore?: boolean;
  /** Key of the caller's session; null without one. */
  sessionKey?: string | null;
  /** Null for pages. */
  client: ClientFacts | null;
}

interface Mercurius {
  graphql(text: string, context: object, variables?: object, operationName?: string): Promise<ExecutionResult>;
}

/** Runs GraphQL in this process, so that pages and browsers use the same resolvers. */
@Injectable()
export class GraphqlRunner {
  constructor(private readonly host: HttpAdapterHost) {}

  /** Never throws. Errors have the common shape; `status` is the HTTP status for them. */
  async run({ text, operationName, variables = {} }: GraphqlCall, context: GraphqlContext): Promise<GraphqlAnswer> {
    const mercurius = this.host.httpAdapter.getInstance<FastifyInstance & Mercurius>();
    try {
      // Mercurius caches compiled queries by their text and writes into the context, so the context is copied.
      return shapedAnswer(await mercurius.graphql(text, { ...context }, variables, operationName));
    } catch (error) {
      return shapedAnswer({ errors: errorsIn(error) });
    }
  }
}

/** Mercurius throws several errors at once when it refuses a query before execution. */
function errorsIn(error: unknown): readonly unknown[] {
  const { errors } = error as { errors?: unknown };
  return Array.isArray(errors) ? errors : [error];
}
