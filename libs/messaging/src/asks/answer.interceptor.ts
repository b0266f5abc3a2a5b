import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { AskContext, type Ask } from '@tedarik/commands';
import { DomainError, newTrace, parseSent, runUntil, runWithTrace } from '@tedarik/service-kit';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { z } from 'zod';
import { badRequest } from './failures.js';
import { partOf } from './rows-of-replies.js';

const AskBody = z.object({ data: z.unknown(), context: AskContext.default({}) });

/** Parses an ask before its handler runs, refuses what nobody waits for any more, and checks the reply outside production. */
export class AnswerInterceptor implements NestInterceptor {
  constructor(private readonly ask: Ask) {}

  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const handlerArguments = execution.getArgs<[unknown, unknown]>();
    const { request, context } = this.parse(handlerArguments[0]);
    if ((context.timeLeftMs ?? 1) <= 0) throw new DomainError('deadline-passed', 'unavailable');
    handlerArguments[0] = request;
    handlerArguments[1] = context;
    const answer = async () => partOf(this.ask, this.checked(await lastValueFrom(next.handle())), context.rowsFrom);
    return from(runWithTrace(context.trace ?? newTrace(), () => runUntil(context.deadlineAt, answer)));
  }

  private parse(body: unknown): { request: unknown; context: AskContext } {
    try {
      const { data, context } = parseSent(AskBody, body);
      return { request: parseSent(this.ask.request, data), context: countedFromHere(context) };
    } catch (error) {
      throw badRequest(error as z.ZodError);
    }
  }

  private checked(reply: unknown): unknown {
    if (process.env['NODE_ENV'] === 'production') return reply;
    const parsed = this.ask.reply.safeParse(reply);
    if (!parsed.success) {
      throw new Error(`The reply to ${this.ask.subject} breaks its contract: ${z.prettifyError(parsed.error)}`);
    }
    return reply;
  }
}

/** The deadline by the clock of this machine. One that the sender's clock shows says nothing here. */
function countedFromHere({ timeLeftMs, ...context }: AskContext): AskContext {
  return { ...context, timeLeftMs, deadlineAt: timeLeftMs === undefined ? undefined : Date.now() + timeLeftMs };
}
