import type {
  GetPostBySlug,
  GetPostPreview,
  ListFeaturedPosts,
  ListPostAddresses,
  ListPosts,
  ListRelatedPosts,
  ReplyOf,
  RequestOf,
} from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Clock } from '@tedarik/service-kit';
import { isPublic, seenSince } from '../post/post.js';
import { PostListRepository } from '../post/post-list.repository.js';
import { PostRepository } from '../post/post.repository.js';
import { SlugsRepository } from '../slug/slugs.repository.js';
import { CategoryViews } from './category-views.js';
import { PostCards } from './post-cards.js';
import { PostPages } from './post-pages.js';

/** Posts for readers: one by its address, and lists of public posts. */
@Injectable()
export class PostReading {
  constructor(
    private readonly posts: PostRepository,
    private readonly lists: PostListRepository,
    private readonly slugs: SlugsRepository,
    private readonly categories: CategoryViews,
    private readonly cards: PostCards,
    private readonly pages: PostPages,
    private readonly clock: Clock,
  ) {}

  /**
   * Resolves a public address in the order of SLUG-09: a live post, then the slug history, then a deleted post. A draft, archived or
   * scheduled post is not found for as long as that lasts (ROUTE-19).
   */
  async bySlug({ slug }: RequestOf<typeof GetPostBySlug>): Promise<ReplyOf<typeof GetPostBySlug>> {
    const now = this.clock.now();
    const live = await this.posts.findLiveBySlug(slug);
    if (live) return isPublic(live, now) ? { found: 'live', post: await this.pages.of(live) } : { found: 'nothing' };
    const formerOwner = await this.slugs.findFormerOwner('post', slug);
    const post = formerOwner ? await this.posts.findById(formerOwner) : undefined;
    if (post?.deletedAt) return { found: 'deleted' };
    if (post) return isPublic(post, now) ? { found: 'moved', slug: post.slug } : { found: 'nothing' };
    return { found: (await this.posts.wasDeleted(slug)) ? 'deleted' : 'nothing' };
  }

  /** A post of any status as readers would see it (ADM-BLOG-07). The gateway checks who may request it. */
  async preview({ id }: RequestOf<typeof GetPostPreview>): Promise<ReplyOf<typeof GetPostPreview>> {
    const post = await this.posts.findById(id);
    return { post: post && !post.deletedAt ? await this.pages.of(post) : null };
  }

  /** A page of public posts; empty for an unknown category. */
  async list({ category: requested, ...request }: RequestOf<typeof ListPosts>): Promise<ReplyOf<typeof ListPosts>> {
    const category = requested === null ? undefined : await this.categories.find(requested);
    if (requested !== null && !category) return { posts: [], total: 0, category: null };
    const found = await this.lists.list({ ...request, categoryId: category?.id ?? null }, this.clock.now());
    return { posts: await this.cards.of(found.posts), total: found.total, category: category ?? null };
  }

  /** The newest public posts that editors marked as featured. */
  async featured({ limit }: RequestOf<typeof ListFeaturedPosts>): Promise<ReplyOf<typeof ListFeaturedPosts>> {
    return { posts: await this.cards.of(await this.lists.listFeatured(limit, this.clock.now())) };
  }

  /** Related posts of a public post; empty for any other post. */
  async related({ postId, limit }: RequestOf<typeof ListRelatedPosts>): Promise<ReplyOf<typeof ListRelatedPosts>> {
    const now = this.clock.now();
    const post = await this.posts.findById(postId);
    if (!post || !isPublic(post, now)) return { posts: [] };
    return { posts: await this.cards.of(await this.lists.listRelated(post, limit, now)) };
  }

  /** A page of the addresses of public posts, newest first. */
  async addresses(request: RequestOf<typeof ListPostAddresses>): Promise<ReplyOf<typeof ListPostAddresses>> {
    const { posts } = await this.lists.list({ ...request, categoryId: null, search: '' }, this.clock.now());
    return { rows: posts.map((post) => ({ slug: post.slug, changedAt: seenSince(post).toISOString() })) };
  }
}
