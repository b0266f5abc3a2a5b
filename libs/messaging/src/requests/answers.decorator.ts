import { createParamDecorator, UseFilters, UseInterceptors, type ExecutionContext } from '@nestjs/common';
import { MessagePattern, Payload, Transport } from '@nestjs/microservices';
import type { RequestContract, RequestContext } from '@tedarik/commands';
import { AnswerInterceptor } from './answer.interceptor.js';
import { FailureFilter } from './failure.filter.js';

/** The RequestContext of the request being answered. */
export const RequestContextParam = createParamDecorator((_: unknown, execution: ExecutionContext): RequestContext =>
  execution.switchToRpc().getContext<RequestContext>(),
);

type Answerer<Request, Reply> = (request: Request, context: RequestContext) => Promise<Reply> | Reply;

/**
 * This method of a controller answers a request: `(request, context)`, both parsed. What it returns is the reply; what it
 * throws reaches the caller as a Failure (a DomainError by its code and kind, all else as `unexpected`).
 */
export function Answers<Request, Reply>(contract: RequestContract<Request, Reply>) {
  return <Method extends Answerer<Request, Reply>>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<Method>,
  ): void => {
    Payload()(target, key, 0);
    RequestContextParam()(target, key, 1);
    MessagePattern(contract.subject, Transport.NATS)(target, key, descriptor);
    UseInterceptors(new AnswerInterceptor(contract))(target, key, descriptor);
    UseFilters(new FailureFilter())(target, key, descriptor);
  };
}
