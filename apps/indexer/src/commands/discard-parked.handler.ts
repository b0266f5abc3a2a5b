import { Injectable, Logger } from '@nestjs/common';
import type { AskContext, DiscardParked, ReplyOf, RequestOf } from '@tedarik/commands';
import { Consumers } from '@tedarik/messaging';
import { KeptIndices } from '../projection/kept-indices.js';

@Injectable()
export class DiscardParkedHandler {
  private readonly log = new Logger(DiscardParkedHandler.name);

  constructor(
    private readonly kept: KeptIndices,
    private readonly consumers: Consumers,
  ) {}

  async execute(
    { durable }: RequestOf<typeof DiscardParked>,
    { actor }: AskContext,
  ): Promise<ReplyOf<typeof DiscardParked>> {
    this.kept.assertDurable(durable);
    const count = await this.consumers.discardParked(durable);
    this.log.warn(`${durable}: ${count} parked events thrown away, asked for by ${actor?.name ?? 'somebody'}`);
    return { count };
  }
}
