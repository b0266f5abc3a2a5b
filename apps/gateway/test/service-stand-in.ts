import { Controller, Module } from '@nestjs/common';
import type { RequestContract, RequestContext } from '@tedarik/commands';
import { Answers, MessagingModule, withRequests } from '@tedarik/messaging';
import { type RunningService, startService } from '@tedarik/service-kit';

/** A request, and what a service would make of it; what is thrown travels as the failure that it is. */
export interface AnswerTo {
  contract: RequestContract<unknown, unknown>;
  answer: (request: unknown, context: RequestContext) => unknown;
}

export const answerTo = <Request, Reply>(
  contract: RequestContract<Request, Reply>,
  answer: (request: Request, context: RequestContext) => Reply,
): AnswerTo => ({ contract, answer }) as unknown as AnswerTo;

/** A service that answers these requests and nothing else. */
export async function serviceStandIn(name: string, natsUrl: string, answers: AnswerTo[]): Promise<RunningService> {
  class StandIn {}
  answers.forEach(({ contract, answer }, index) => {
    const method = `answer${index}`;
    Object.defineProperty(StandIn.prototype, method, { value: answer, configurable: true, writable: true });
    const descriptor = Object.getOwnPropertyDescriptor(StandIn.prototype, method)!;
    Answers(contract)(StandIn.prototype, method, descriptor as never);
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
    beforeListen: withRequests({ name, servers: natsUrl }),
  });
}
