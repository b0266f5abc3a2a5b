import { Args, ID, Int, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import {
  ChangePostStatus,
  DeletePosts,
  type EditablePost,
  GetManagedPost,
  ListManagedPosts,
  MANAGED_BLOG_PAGE_SIZE,
  type PostFilter,
  type PostStatus,
  RestorePosts,
  SavePost,
  SuggestBlogSlug,
} from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { type Acting, ActingAdministrator } from '../../../back-office/acting.js';
import { Manages } from '../../../back-office/manages.js';
import { PostPreviews } from '../../../blog/post-previews.js';
import { ManagedOutcome, toOutcomes } from '../managed-outcome.type.js';
import {
  ManagedPost,
  ManagedPostFilter,
  ManagedPostForm,
  ManagedPostInput,
  ManagedPostList,
  ManagedPostSaved,
  ManagedPostStatus,
} from './managed-post.types.js';

@Resolver(() => ManagedPost)
@Manages('blog')
export class ManagedPostsResolver {
  constructor(
    private readonly requests: RequestClient,
    private readonly previews: PostPreviews,
  ) {}

  @Query(() => ManagedPostList, { description: 'Posts of any status, newest first. `category` is a slug.' })
  async managedPosts(
    @Args('status', { type: () => ManagedPostFilter, nullable: true }) status: PostFilter | null = null,
    @Args('category', { type: () => String, nullable: true }) category: string | null = null,
    @Args('search', { type: () => String, defaultValue: '' }) search: string,
    @Args('page', { type: () => Int, defaultValue: 1 }) page: number,
    @Args('pageSize', { type: () => Int, defaultValue: MANAGED_BLOG_PAGE_SIZE }) pageSize: number,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedPostList> {
    const request = { status, category, search, page, pageSize };
    const { posts, total } = await this.requests.send(ListManagedPosts, request, acting);
    return { items: posts, total };
  }

  @ResolveField('previewToken')
  previewToken(@Parent() { id, isPublic }: ManagedPost): string | null {
    return isPublic ? null : this.previews.tokenOf(id);
  }

  @Query(() => ManagedPostForm)
  async managedPost(
    @Args('id', { type: () => ID }) id: string,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedPostForm> {
    return toForm(await this.requests.send(GetManagedPost, { id }, acting));
  }

  @Query(() => String, { description: 'A slug made of the text that no other post has now.' })
  async freePostSlug(
    @Args('text', { type: () => String }) text: string,
    @Args('exceptId', { type: () => ID, nullable: true }) exceptId: string | null = null,
    @ActingAdministrator() acting: Acting,
  ): Promise<string> {
    return (await this.requests.send(SuggestBlogSlug, { kind: 'post', text, exceptId }, acting)).slug;
  }

  @Mutation(() => ManagedPostSaved)
  createPost(
    @Args('input', { type: () => ManagedPostInput }) input: ManagedPostInput,
    @Args('commandId', { type: () => ID }) commandId: string,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedPostSaved> {
    return this.requests.send(SavePost, { edits: null, ...toRequest(input) }, { ...acting, commandId });
  }

  @Mutation(() => ManagedPostSaved)
  updatePost(
    @Args('id', { type: () => ID }) id: string,
    @Args('revision', { type: () => Int }) revision: number,
    @Args('input', { type: () => ManagedPostInput }) input: ManagedPostInput,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedPostSaved> {
    return this.requests.send(SavePost, { edits: { id, revision }, ...toRequest(input) }, acting);
  }

  @Mutation(() => ManagedPostSaved, {
    description: 'The status alone. Publishing sets the date to now when there is none.',
  })
  changePostStatus(
    @Args('id', { type: () => ID }) id: string,
    @Args('status', { type: () => ManagedPostStatus }) status: PostStatus,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedPostSaved> {
    return this.requests.send(ChangePostStatus, { id, status }, acting);
  }

  @Mutation(() => [ManagedOutcome])
  async deletePosts(
    @Args('ids', { type: () => [ID] }) ids: string[],
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedOutcome[]> {
    return toOutcomes(await this.requests.send(DeletePosts, { ids }, acting));
  }

  @Mutation(() => [ManagedOutcome], { description: 'Undoes deletions.' })
  async restorePosts(
    @Args('ids', { type: () => [ID] }) ids: string[],
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedOutcome[]> {
    return toOutcomes(await this.requests.send(RestorePosts, { ids }, acting));
  }
}

const toForm = ({ author, ...post }: EditablePost): ManagedPostForm => ({
  ...post,
  authorName: author?.fullName ?? null,
});

const toRequest = ({ slug, ...post }: ManagedPostInput) => ({
  slug,
  post: {
    ...post,
    featuredImageUrl: post.featuredImageUrl ?? null,
    categoryId: post.categoryId ?? null,
    publishedAt: post.publishedAt ?? null,
    metaTitle: post.metaTitle ?? null,
    metaDescription: post.metaDescription ?? null,
  },
});
