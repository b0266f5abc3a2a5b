import type { Migration } from '@tedarik/service-kit';
import { foldedWords } from '@tedarik/turkish';

interface Post {
  _id: string;
  tags: string[];
  words: string[];
}

/** Makes posts searchable by the words of their tags. Stems are added only when a post is saved next. */
export const SEARCHED_TAGS_MIGRATION: Migration = {
  id: '007-tags-are-searched',
  async up(db) {
    const posts = db.collection<Post>('posts');
    for await (const { _id, tags } of posts.find({ 'tags.0': { $exists: true }, deletedAt: null })) {
      await posts.updateOne({ _id }, { $addToSet: { words: { $each: tags.flatMap(foldedWords) } } });
    }
  },
};
