import type { Type } from '@nestjs/common';
import type { RequestContext, RequestContract } from '@tedarik/commands';

/** A request, and the method of a provider that answers it. */
export interface HandledRequest {
  contract: RequestContract;
  handler: Type;
  method: string;
}

type Handler<Request, Reply, Method extends string> = Record<
  Method,
  (request: Request, context: RequestContext) => Promise<Reply> | Reply
>;

/**
 * A line of a service's table: `handler` answers what `contract` describes. It gets request and context parsed; what it returns
 * is the reply, and what it throws reaches the caller as a Failure (a DomainError by its code and kind, all else as `unexpected`).
 */
export const handledBy = <Request, Reply, Method extends string = 'execute'>(
  contract: RequestContract<Request, Reply>,
  handler: Type<Handler<NoInfer<Request>, NoInfer<Reply>, NoInfer<Method>>>,
  method = 'execute' as Method,
): HandledRequest => ({ contract, handler, method });

/** The providers that a table names, each once: for the service's module. */
export const handlersIn = (requests: readonly HandledRequest[]): Type[] => [
  ...new Set(requests.map(({ handler }) => handler)),
];
