import { type Failure, RequestContext, type RequestContract } from '@tedarik/commands';
import { DomainError, inSpan, markFailed, parseUntrusted, runWithDeadline, SpanKind } from '@tedarik/service-kit';
import { throwError } from 'rxjs';
import { z } from 'zod';
import { badRequest, replyFailure } from './failures.js';
import { replyPage } from './reply-pages.js';

const RequestBody = z.object({ data: z.unknown(), context: RequestContext.default({}) });

/** How a request ended: with a reply, or as a failure of this kind. */
export type RequestOutcome = 'answered' | Failure['kind'];

/** A handler's method; its request is what the contract describes. */
export type HandlerMethod = (request: unknown, context: RequestContext) => unknown;

/**
 * Returns the function that Nest's server calls with the body of a message. It parses the body, refuses a request whose deadline has
 * passed, runs the handler with the caller's trace, and checks the reply unless in production. Nest sends what it returns; an Observable
 * that throws becomes the Failure that the caller receives. `answered` is called after every request.
 */
export function createRequestHandler(
  contract: RequestContract,
  handle: HandlerMethod,
  answered: (outcome: RequestOutcome, seconds: number) => void = () => undefined,
): (body: unknown) => Promise<unknown> {
  const answer = async (request: unknown, context: RequestContext) => {
    if ((context.timeLeftMs ?? 1) <= 0) throw new DomainError('deadline-passed', 'unavailable');
    const reply = await runWithDeadline(context.deadlineAt, () => handle(request, context));
    return replyPage(contract, checked(contract, reply), context.rowsFrom);
  };
  return async (body) => {
    const since = performance.now();
    let outcome: RequestOutcome = 'answered';
    /** The only place where an error of a handler becomes the Failure that the caller gets. */
    const failed = (error: unknown) => {
      const failure = replyFailure(error);
      outcome = failure.kind;
      if (failure.kind === 'unexpected' || failure.kind === 'unavailable') markFailed(error);
      return throwError(() => failure);
    };
    try {
      const { request, context } = read(contract, body);
      const span = { kind: SpanKind.SERVER, continues: [context.trace] };
      return await inSpan(contract.subject, span, () => answer(request, context).catch(failed));
    } catch (error) {
      return failed(error);
    } finally {
      answered(outcome, (performance.now() - since) / 1_000);
    }
  };
}

function read(contract: RequestContract, body: unknown): { request: unknown; context: RequestContext } {
  try {
    const { data, context } = parseUntrusted(RequestBody, body);
    return { request: parseUntrusted(contract.request, data), context: countedFromHere(context) };
  } catch (error) {
    throw badRequest(error as z.ZodError);
  }
}

/** The deadline by the clock of this machine, because the sender's clock may differ. */
function countedFromHere({ timeLeftMs, ...context }: RequestContext): RequestContext {
  return { ...context, timeLeftMs, deadlineAt: timeLeftMs === undefined ? undefined : Date.now() + timeLeftMs };
}

function checked(contract: RequestContract, reply: unknown): unknown {
  if (process.env['NODE_ENV'] === 'production') return reply;
  const parsed = contract.reply.safeParse(reply);
  if (!parsed.success) {
    throw new Error(`The reply to ${contract.subject} breaks its contract: ${z.prettifyError(parsed.error)}`);
  }
  return reply;
}
