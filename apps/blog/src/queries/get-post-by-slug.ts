import type { GetPostBySlug, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Clock } from '@tedarik/service-kit';
import { isPublic, type Post } from '../post/post.js';
import { PostRepository } from '../post/post.repository.js';
import { SlugsRepository } from '../slug/slugs.repository.js';
import { PostPages } from './post-pages.js';

type Answer = ReplyOf<typeof GetPostBySlug>;

/**
 * Who answers to a public address, in the order of SLUG-09: a live post, then the history, then a deleted one. A draft,
 * an archived or a scheduled post answers with nothing for as long as that lasts (ROUTE-19).
 */
@Injectable()
export class GetPostBySlugQuery {
  constructor(
    private readonly posts: PostRepository,
    private readonly slugs: SlugsRepository,
    private readonly pages: PostPages,
    private readonly clock: Clock,
  ) {}

  async execute({ slug }: RequestOf<typeof GetPostBySlug>): Promise<Answer> {
    const live = await this.posts.findLiveBySlug(slug);
    if (!live) return this.findFormer(slug);
    return this.isShown(live) ? { found: 'live', post: await this.pages.of(live) } : { found: 'nothing' };
  }

  private async findFormer(slug: string): Promise<Answer> {
    const formerOwner = await this.slugs.findFormerOwner('post', slug);
    const post = formerOwner ? await this.posts.findById(formerOwner) : undefined;
    if (post?.deletedAt) return { found: 'deleted' };
    if (post) return this.isShown(post) ? { found: 'moved', slug: post.slug } : { found: 'nothing' };
    return { found: (await this.posts.wasDeleted(slug)) ? 'deleted' : 'nothing' };
  }

  private isShown(post: Post): boolean {
    return isPublic(post, this.clock.now());
  }
}
