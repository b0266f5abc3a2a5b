import type { RequestContext, DeletePosts, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { oneByOne } from '@tedarik/service-kit';
import { DeletePostHandler } from './delete-post.handler.js';

/** Deletes several posts, each by itself. A repeat changes nothing. */
@Injectable()
export class DeletePostsHandler {
  constructor(private readonly one: DeletePostHandler) {}

  async execute(
    { ids }: RequestOf<typeof DeletePosts>,
    { actor }: RequestContext,
  ): Promise<ReplyOf<typeof DeletePosts>> {
    return { outcomes: await oneByOne(ids, (id) => this.one.execute({ id }, { actor })) };
  }
}
