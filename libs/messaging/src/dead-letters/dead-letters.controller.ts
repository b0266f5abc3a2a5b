import { Controller, type Type } from '@nestjs/common';
import { type RequestContext, DEAD_LETTER_CONTRACTS, type ServiceWithDeadLetters } from '@tedarik/commands';
import { Answers } from '../requests/answers.decorator.js';
import { DeadLettersOfService } from './dead-letters-of-service.js';

interface OfDurable {
  durable: string;
}

/** A controller that answers the requests of one service. */
export function deadLettersController(service: ServiceWithDeadLetters): Type {
  const requests = DEAD_LETTER_CONTRACTS[service];

  @Controller()
  class DeadLettersController {
    constructor(private readonly deadLetters: DeadLettersOfService) {}

    @Answers(requests.list)
    list() {
      return this.deadLetters.list();
    }

    @Answers(requests.redrive)
    redrive({ durable }: OfDurable, context: RequestContext) {
      return this.deadLetters.redrive(durable, context);
    }

    @Answers(requests.discard)
    discard({ durable }: OfDurable, context: RequestContext) {
      return this.deadLetters.discard(durable, context);
    }
  }

  return DeadLettersController;
}
