import { Args, Context, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { GetPostBySlug, GetPostPreview, ListComments, ListRelatedPosts } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { PostPreviews } from './post-previews.js';
import { firstOf, LONGEST_SLUG } from '../limits/arguments.js';
import { PageReads } from '../page-cache/page-reads.js';
import { PictureLinks } from '../pictures/picture-links.js';
import { withProxiedPictures } from '../pictures/proxied-pictures.js';
import { type PostAnswer, PostAnswerType } from './post-answer.types.js';
import { Post, PostCard, PostComment } from './post.types.js';

const RELATED = 3;
/** Most comments that a page shows. A page with more would take seconds to load. */
const MOST_COMMENTS = 600;

@Resolver(() => Post)
export class PostResolver {
  constructor(
    private readonly requests: RequestClient,
    private readonly links: PictureLinks,
    private readonly previews: PostPreviews,
  ) {}

  @Query(() => PostAnswerType, { description: 'The post with this slug, or the reason why there is none.' })
  async post(
    @Args('slug', { type: () => String }) slug: string,
    @Context('reads') reads: PageReads,
  ): Promise<PostAnswer> {
    if (!slug || slug.length > LONGEST_SLUG) return { __typename: 'PostNotFound', slug };
    reads.from(`post-at:${slug}`);
    const answer = await this.requests.send(GetPostBySlug, { slug });
    switch (answer.found) {
      case 'live':
        // The category's name, slug, colour and number of posts change together with the lists.
        reads.from(`post:${answer.post.id}`, 'posts-list');
        return { __typename: 'PostFound', post: answer.post };
      case 'moved':
        reads.from(`post-at:${answer.slug}`);
        return { __typename: 'PostMoved', slug: answer.slug };
      case 'deleted':
        return { __typename: 'PostDeleted', slug };
      case 'nothing':
        return { __typename: 'PostNotFound', slug };
    }
  }

  @Query(() => Post, {
    nullable: true,
    description:
      'A post of any status, by a preview token from the back office; null if the token is invalid or expired, or the post is gone.',
  })
  async previewedPost(
    @Args('token', { type: () => String }) token: string,
    @Context('reads') reads: PageReads,
  ): Promise<Post | null> {
    reads.isPrivate = true;
    const id = this.previews.postOf(token);
    return id === undefined ? null : (await this.requests.send(GetPostPreview, { id })).post;
  }

  @ResolveField('contentHtml')
  contentHtml(@Parent() { contentHtml }: Post): string {
    return withProxiedPictures(contentHtml, this.links);
  }

  @ResolveField(() => [PostComment], { description: 'Approved comments, oldest first.' })
  async comments(@Parent() { id: postId }: Post): Promise<PostComment[]> {
    const comments: PostComment[] = [];
    let after: string | null = null;
    do {
      const page: { comments: PostComment[]; next: string | null } = await this.requests.send(ListComments, {
        postId,
        after,
      });
      comments.push(...page.comments);
      after = page.next;
    } while (after && comments.length < MOST_COMMENTS);
    return comments;
  }

  @ResolveField(() => [PostCard], { description: 'Other posts: those of the same category first, then the newest.' })
  async related(
    @Parent() { id: postId }: Post,
    @Args('first', { type: () => Int, defaultValue: RELATED }) first: number,
  ): Promise<PostCard[]> {
    const limit = firstOf(first) ?? RELATED;
    return (await this.requests.send(ListRelatedPosts, { postId, limit })).posts;
  }
}
