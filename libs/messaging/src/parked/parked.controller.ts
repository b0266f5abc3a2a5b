import { Controller, type Type } from '@nestjs/common';
import { type AskContext, PARKED_ASKS, type ParkingService } from '@tedarik/commands';
import { Answers } from '../asks/answers.decorator.js';
import { ParkedOfService } from './parked-of-service.js';

interface OfDurable {
  durable: string;
}

/** A controller that answers the asks of one service. */
export function parkedController(service: ParkingService): Type {
  const asks = PARKED_ASKS[service];

  @Controller()
  class ParkedController {
    constructor(private readonly parked: ParkedOfService) {}

    @Answers(asks.list)
    list() {
      return this.parked.list();
    }

    @Answers(asks.redrive)
    redrive({ durable }: OfDurable, context: AskContext) {
      return this.parked.redrive(durable, context);
    }

    @Answers(asks.discard)
    discard({ durable }: OfDurable, context: AskContext) {
      return this.parked.discard(durable, context);
    }
  }

  return ParkedController;
}
