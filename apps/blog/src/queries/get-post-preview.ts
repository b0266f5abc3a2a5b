import type { GetPostPreview, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { PostRepository } from '../post/post.repository.js';
import { PostPages } from './post-pages.js';

/** A post of any status as readers would see it (ADM-BLOG-07). Who may request is decided at the door. */
@Injectable()
export class GetPostPreviewQuery {
  constructor(
    private readonly posts: PostRepository,
    private readonly pages: PostPages,
  ) {}

  async execute({ id }: RequestOf<typeof GetPostPreview>): Promise<ReplyOf<typeof GetPostPreview>> {
    const post = await this.posts.findById(id);
    return { post: post && !post.deletedAt ? await this.pages.of(post) : null };
  }
}
