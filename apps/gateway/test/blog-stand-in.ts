import {
  AddComment,
  GetPostBySlug,
  ListBlogCategories,
  ListComments,
  ListFeaturedPosts,
  ListPostAddresses,
  ListPosts,
  ListRelatedPosts,
  type PostCardView,
  type PostView,
  RecordPostView,
  type ReplyOf,
  type RequestOf,
} from '@tedarik/commands';
import { startStubService, stubRequest } from '@tedarik/messaging/testing';
import type { RunningService } from '@tedarik/service-kit';
import { v7 } from 'uuid';

export const aPostCard = (over: Partial<PostCardView> = {}): PostCardView => ({
  id: v7(),
  slug: 'pul-biber',
  title: 'Pul biber',
  excerpt: 'Işık rengini alır.',
  featuredImageUrl: null,
  isFeatured: false,
  date: '2026-11-02T06:00:00.000Z',
  category: null,
  viewCount: 0,
  ...over,
});

export const aPostView = (over: Partial<PostView> = {}): PostView => ({
  ...aPostCard(),
  contentHtml: '<p>Kapalı kapta saklayın.</p>',
  updatedAt: '2026-11-03T06:00:00.000Z',
  tags: [],
  author: null,
  commentCount: 0,
  metaTitle: null,
  metaDescription: null,
  ...over,
});

/** Data that the stand-in returns, and requests that it received. */
export interface BlogFacts {
  posts: PostCardView[];
  total: number;
  answers: Record<string, ReplyOf<typeof GetPostBySlug>>;
  comments: ReplyOf<typeof ListComments>['comments'];
  listed: RequestOf<typeof ListPosts>[];
  viewed: string[];
  commented: { request: RequestOf<typeof AddComment>; commandId: string | undefined }[];
}
export const noPosts = (): BlogFacts => ({
  posts: [],
  total: 0,
  answers: {},
  comments: [],
  listed: [],
  viewed: [],
  commented: [],
});

/** Answers the blog's public requests from `facts`, which a test may change at any time. Comments come one per page. */
export async function blogStandIn(natsUrl: string, facts: BlogFacts): Promise<RunningService> {
  return startStubService({ name: 'blog', servers: natsUrl }, [
    stubRequest(ListPosts, (request) => {
      facts.listed.push(request);
      return { posts: facts.posts, total: facts.total, category: facts.posts[0]?.category ?? null };
    }),
    stubRequest(ListPostAddresses, ({ page, pageSize }) => {
      const posts = facts.posts.slice((page - 1) * pageSize, page * pageSize);
      return { rows: posts.map(({ slug, date }) => ({ slug, changedAt: date })) };
    }),
    stubRequest(ListFeaturedPosts, ({ limit }) => ({ posts: facts.posts.slice(0, limit) })),
    stubRequest(ListRelatedPosts, ({ limit }) => ({ posts: facts.posts.slice(0, limit) })),
    stubRequest(ListBlogCategories, () => ({ categories: facts.posts.flatMap(({ category }) => category ?? []) })),
    stubRequest(GetPostBySlug, ({ slug }) => facts.answers[slug] ?? { found: 'nothing' as const }),
    stubRequest(ListComments, ({ after }) => {
      const at = facts.comments.findIndex(({ id }) => id === after) + 1;
      const comments = facts.comments.slice(at, at + 1);
      return { comments, next: at + 1 < facts.comments.length ? comments[0]!.id : null };
    }),
    stubRequest(RecordPostView, ({ postId }) => {
      facts.viewed.push(postId);
      return { isCounted: true };
    }),
    stubRequest(AddComment, (request, { commandId }) => {
      facts.commented.push({ request, commandId });
      return { id: v7() };
    }),
  ]);
}
