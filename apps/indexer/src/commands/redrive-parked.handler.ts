import { Injectable, Logger } from '@nestjs/common';
import type { AskContext, RedriveParked, ReplyOf, RequestOf } from '@tedarik/commands';
import { Consumers } from '@tedarik/messaging';
import { KeptIndices } from '../projection/kept-indices.js';

@Injectable()
export class RedriveParkedHandler {
  private readonly log = new Logger(RedriveParkedHandler.name);

  constructor(
    private readonly kept: KeptIndices,
    private readonly consumers: Consumers,
  ) {}

  async execute(
    { durable }: RequestOf<typeof RedriveParked>,
    { actor }: AskContext,
  ): Promise<ReplyOf<typeof RedriveParked>> {
    this.kept.assertDurable(durable);
    const count = await this.consumers.redrive(durable);
    this.log.log(`${durable}: ${count} parked events announced again, asked for by ${actor?.name ?? 'somebody'}`);
    return { count };
  }
}
