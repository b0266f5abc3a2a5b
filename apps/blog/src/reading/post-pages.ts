import type { PostView } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { sanitizeHtml } from '@tedarik/html';
import { Discussions } from '../comment/discussions.js';
import { authorOf, dateOf, type Post, seenSince } from '../post/post.js';
import { PostCards } from './post-cards.js';

/** Posts for their page. */
@Injectable()
export class PostPages {
  constructor(
    private readonly cards: PostCards,
    private readonly discussions: Discussions,
  ) {}

  async of(post: Post): Promise<PostView> {
    const [cards, commentCount] = await Promise.all([
      this.cards.of([{ ...post, date: dateOf(post) }]),
      this.discussions.countOf(post.id),
    ]);
    const { tags, metaTitle, metaDescription } = post;
    return {
      ...cards[0]!,
      // Sanitised again, because the rules may have become stricter since the post was saved, and imports may have bypassed them.
      contentHtml: sanitizeHtml(post.content),
      updatedAt: seenSince({ ...post, date: dateOf(post) }).toISOString(),
      tags,
      author: authorOf(post),
      commentCount,
      metaTitle,
      metaDescription,
    };
  }
}
