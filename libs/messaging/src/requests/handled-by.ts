import type { Type } from '@nestjs/common';
import type { RequestContext, RequestContract } from '@tedarik/commands';

/** A request, and the method of a provider that handles it. */
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
 * An entry of a service's request table: `handler` handles the requests of `contract`. It receives the parsed request and context and
 * returns the reply. The caller receives its errors as a Failure: a DomainError with its code and kind, all others as `unexpected`.
 */
export const handledBy = <Request, Reply, Method extends string = 'execute'>(
  contract: RequestContract<Request, Reply>,
  handler: Type<Handler<NoInfer<Request>, NoInfer<Reply>, NoInfer<Method>>>,
  method = 'execute' as Method,
): HandledRequest => ({ contract, handler, method });

/** The providers in a request table, each once, for the service's module. */
export const handlersIn = (requests: readonly HandledRequest[]): Type[] => [
  ...new Set(requests.map(({ handler }) => handler)),
];
