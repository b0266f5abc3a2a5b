import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { RequestContext, type RequestContract } from '@tedarik/commands';
import { DomainError, newTrace, parseSent, runUntil, runWithTrace } from '@tedarik/service-kit';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { z } from 'zod';
import { badRequest } from './failures.js';
import { partOf } from './rows-of-replies.js';

const RequestBody = z.object({ data: z.unknown(), context: RequestContext.default({}) });

/** Parses a request before its handler runs, refuses what nobody waits for any more, and checks the reply outside production. */
export class AnswerInterceptor implements NestInterceptor {
  constructor(private readonly contract: RequestContract) {}

  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const handlerArguments = execution.getArgs<[unknown, unknown]>();
    const { request, context } = this.parse(handlerArguments[0]);
    if ((context.timeLeftMs ?? 1) <= 0) throw new DomainError('deadline-passed', 'unavailable');
    handlerArguments[0] = request;
    handlerArguments[1] = context;
    const answer = async () =>
      partOf(this.contract, this.checked(await lastValueFrom(next.handle())), context.rowsFrom);
    return from(runWithTrace(context.trace ?? newTrace(), () => runUntil(context.deadlineAt, answer)));
  }

  private parse(body: unknown): { request: unknown; context: RequestContext } {
    try {
      const { data, context } = parseSent(RequestBody, body);
      return { request: parseSent(this.contract.request, data), context: countedFromHere(context) };
    } catch (error) {
      throw badRequest(error as z.ZodError);
    }
  }

  private checked(reply: unknown): unknown {
    if (process.env['NODE_ENV'] === 'production') return reply;
    const parsed = this.contract.reply.safeParse(reply);
    if (!parsed.success) {
      throw new Error(`The reply to ${this.contract.subject} breaks its contract: ${z.prettifyError(parsed.error)}`);
    }
    return reply;
  }
}

/** The deadline by the clock of this machine. One that the sender's clock shows says nothing here. */
function countedFromHere({ timeLeftMs, ...context }: RequestContext): RequestContext {
  return { ...context, timeLeftMs, deadlineAt: timeLeftMs === undefined ? undefined : Date.now() + timeLeftMs };
}
