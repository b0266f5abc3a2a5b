import { Args, ID, Int, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { PostInput, type RequestOf, SavePost } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { type AdministratorContext, ActingAdministrator } from '../graphql/administrator-context.js';
import { withNullsForMissing } from '../graphql/nulls-for-missing.js';
import { Manages } from '../graphql/manages.js';
import { ManagedPost, ManagedPostInput, ManagedPostSaved } from './managed-post.types.js';
import { PostPreviews } from './post-previews.js';

@Resolver(() => ManagedPost)
@Manages('blog')
export class ManagedPostsResolver {
  constructor(
    private readonly requests: RequestClient,
    private readonly previews: PostPreviews,
  ) {}

  @ResolveField('previewToken')
  previewToken(@Parent() { id, isPublic }: ManagedPost): string | null {
    return isPublic ? null : this.previews.tokenOf(id);
  }

  @Mutation(() => ManagedPostSaved)
  createPost(
    @Args('input', { type: () => ManagedPostInput }) input: ManagedPostInput,
    @Args('commandId', { type: () => ID }) commandId: string,
    @ActingAdministrator() acting: AdministratorContext,
  ): Promise<ManagedPostSaved> {
    return this.requests.send(SavePost, requestOf(null, input), { ...acting, commandId });
  }

  @Mutation(() => ManagedPostSaved)
  updatePost(
    @Args('id', { type: () => ID }) id: string,
    @Args('revision', { type: () => Int }) revision: number,
    @Args('input', { type: () => ManagedPostInput }) input: ManagedPostInput,
    @ActingAdministrator() acting: AdministratorContext,
  ): Promise<ManagedPostSaved> {
    return this.requests.send(SavePost, requestOf({ id, revision }, input), acting);
  }
}

type Request = RequestOf<typeof SavePost>;

const requestOf = (edits: Request['edits'], { slug, ...post }: ManagedPostInput): Request => ({
  edits,
  slug,
  post: withNullsForMissing(PostInput, post) as PostInput,
});
