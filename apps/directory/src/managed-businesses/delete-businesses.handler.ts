import type { RequestContext, DeleteBusinesses, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { oneByOne } from '@tedarik/service-kit';
import { DeleteBusinessHandler } from './delete-business.handler.js';

/** Deletes many, each in a transaction of its own. */
@Injectable()
export class DeleteBusinessesHandler {
  constructor(private readonly deletion: DeleteBusinessHandler) {}

  async execute(
    { ids }: RequestOf<typeof DeleteBusinesses>,
    { actor }: RequestContext,
  ): Promise<ReplyOf<typeof DeleteBusinesses>> {
    // Without the command's id, which is that of all of them together.
    return { outcomes: await oneByOne(ids, async (id) => void (await this.deletion.execute({ id }, { actor }))) };
  }
}
