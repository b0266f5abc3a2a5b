import type { AskContext, DeleteBusinesses, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { DeleteBusinessHandler } from './delete-business.handler.js';
import { oneByOne } from './one-by-one.js';

/** Deletes many, each in a transaction of its own. */
@Injectable()
export class DeleteBusinessesHandler {
  constructor(private readonly deletion: DeleteBusinessHandler) {}

  async execute(
    { ids }: RequestOf<typeof DeleteBusinesses>,
    { actor }: AskContext,
  ): Promise<ReplyOf<typeof DeleteBusinesses>> {
    // Without the command's id, which is that of all of them together.
    return { outcomes: await oneByOne(ids, async (id) => void (await this.deletion.execute({ id }, { actor }))) };
  }
}
