import { Controller, type Type } from '@nestjs/common';
import { RESEND_EVENTS, type RequestOf, type ResendingService } from '@tedarik/commands';
import { Answers } from '@tedarik/messaging';
import { Outbox } from './outbox.js';

type Resend = (typeof RESEND_EVENTS)[ResendingService];

/** A controller that answers RESEND_EVENTS of one service from its outbox. */
export function resendController(service: ResendingService): Type {
  @Controller()
  class ResendController {
    constructor(private readonly outbox: Outbox) {}

    @Answers(RESEND_EVENTS[service])
    async resend({ filter, since }: RequestOf<Resend>) {
      return { messages: await this.outbox.resend(filter, since === null ? undefined : new Date(since)) };
    }
  }

  return ResendController;
}
