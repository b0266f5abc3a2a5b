import { Args, Context, InputType, Mutation, Resolver } from '@nestjs/graphql';
import { AddComment } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { FormTraps } from '../limits/form-trap.js';
import { RateLimits } from '../limits/rate-limits.js';
import type { ClientFacts } from '../visitors/visitor.js';
import { PostComment } from './post.types.js';
import { inputOf } from '../graphql/type-of.js';
import { openForm } from '../graphql/open-form.js';

@InputType()
class AddCommentInput extends inputOf(AddComment.request.extend(openForm), {
  commandId: 'UUID of this submission of the form. A repeat with the same UUID posts nothing twice.',
}) {}

@Resolver(() => PostComment)
export class CommentsResolver {
  constructor(
    private readonly requests: RequestClient,
    private readonly limits: RateLimits,
    private readonly traps: FormTraps,
  ) {}

  @Mutation(() => Boolean, { description: 'Submits a comment. It is shown after an editor has approved it.' })
  async addComment(
    @Args('input', { type: () => AddCommentInput }) { trap, commandId, ...comment }: AddCommentInput,
    @Context('client') client: ClientFacts,
  ): Promise<boolean> {
    if (this.traps.pass('comment', trap) === 'bot') return true;
    await this.limits.take('comment', client.address);
    await this.requests.send(AddComment, comment, { commandId });
    return true;
  }
}
