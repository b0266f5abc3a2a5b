import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { AskContext, type Ask } from '@tedarik/commands';
import { DomainError, newTrace, parseSent, runWithTrace } from '@tedarik/service-kit';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { z } from 'zod';
import { badRequest } from './failures.js';

const AskBody = z.object({ data: z.unknown(), context: AskContext.default({}) });

// Core NATS keeps nothing: what seems to be this late was sent by a machine whose clock is wrong, and is wanted.
const CLOCKS_DIFFER_MS = 5 * 60_000;

/** Parses an ask before its handler runs, refuses what nobody waits for any more, and checks the reply outside production. */
export class AnswerInterceptor implements NestInterceptor {
  constructor(private readonly ask: Ask) {}

  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const handlerArguments = execution.getArgs<[unknown, unknown]>();
    const { request, context } = this.parse(handlerArguments[0]);
    if (hasPassed(context.deadlineAt)) throw new DomainError('deadline-passed', 'unavailable');
    handlerArguments[0] = request;
    handlerArguments[1] = context;
    const answer = async () => this.checked(await lastValueFrom(next.handle()));
    return from(runWithTrace(context.trace ?? newTrace(), answer));
  }

  private parse(body: unknown): { request: unknown; context: AskContext } {
    try {
      const { data, context } = parseSent(AskBody, body);
      return { request: parseSent(this.ask.request, data), context };
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

function hasPassed(deadlineAt: number | undefined): boolean {
  const lateByMs = deadlineAt === undefined ? 0 : Date.now() - deadlineAt;
  return lateByMs > 0 && lateByMs < CLOCKS_DIFFER_MS;
}
