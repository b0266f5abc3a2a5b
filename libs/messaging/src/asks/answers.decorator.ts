import { createParamDecorator, UseFilters, UseInterceptors, type ExecutionContext } from '@nestjs/common';
import { MessagePattern, Payload, Transport } from '@nestjs/microservices';
import type { Ask, AskContext } from '@tedarik/commands';
import { AnswerInterceptor } from './answer.interceptor.js';
import { FailureFilter } from './failure.filter.js';

/** The AskContext of the ask being answered. */
export const AskContextParam = createParamDecorator((_: unknown, execution: ExecutionContext): AskContext =>
  execution.switchToRpc().getContext<AskContext>(),
);

type Answerer<Request, Reply> = (request: Request, context: AskContext) => Promise<Reply> | Reply;

/**
 * This method of a controller answers an ask: `(request, context)`, both parsed. What it returns is the reply; what it
 * throws reaches the caller as a Failure (a DomainError by its code and kind, all else as `unexpected`).
 */
export function Answers<Request, Reply>(ask: Ask<Request, Reply>) {
  return <Method extends Answerer<Request, Reply>>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<Method>,
  ): void => {
    Payload()(target, key, 0);
    AskContextParam()(target, key, 1);
    MessagePattern(ask.subject, Transport.NATS)(target, key, descriptor);
    UseInterceptors(new AnswerInterceptor(ask))(target, key, descriptor);
    UseFilters(new FailureFilter())(target, key, descriptor);
  };
}
