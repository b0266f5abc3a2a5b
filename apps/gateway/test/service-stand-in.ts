import { Controller, Module } from '@nestjs/common';
import type { Ask, AskContext } from '@tedarik/commands';
import { Answers, MessagingModule, withAsks } from '@tedarik/messaging';
import { type RunningService, startService } from '@tedarik/service-kit';

/** An ask, and what a service would make of it; what is thrown travels as the failure that it is. */
export interface AnswerTo {
  ask: Ask<unknown, unknown>;
  answer: (request: unknown, context: AskContext) => unknown;
}

export const answerTo = <Request, Reply>(
  ask: Ask<Request, Reply>,
  answer: (request: Request, context: AskContext) => Reply,
): AnswerTo => ({ ask, answer }) as unknown as AnswerTo;

/** A service that answers these asks and nothing else. */
export async function serviceStandIn(name: string, natsUrl: string, answers: AnswerTo[]): Promise<RunningService> {
  class StandIn {}
  answers.forEach(({ ask, answer }, index) => {
    const method = `answer${index}`;
    Object.defineProperty(StandIn.prototype, method, { value: answer, configurable: true, writable: true });
    const descriptor = Object.getOwnPropertyDescriptor(StandIn.prototype, method)!;
    Answers(ask)(StandIn.prototype, method, descriptor as never);
  });
  Controller()(StandIn);

  @Module({ imports: [MessagingModule.forRoot({ name, servers: natsUrl })], controllers: [StandIn] })
  class Service {}

  return startService(Service, {
    name,
    config: {
      NODE_ENV: 'test',
      LOG_LEVEL: 'fatal',
      OPS_HOST: '127.0.0.1',
      OPS_PORT: 0,
      NATS_URL: natsUrl,
      SERVICE_TOKEN: 'a-token-of-tests-only',
    },
    beforeListen: withAsks({ name, servers: natsUrl }),
  });
}
