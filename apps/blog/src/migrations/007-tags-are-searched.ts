import type { Migration } from '@tedarik/service-kit';
import { foldedWords } from '@tedarik/turkish';

interface Post {
  _id: string;
  tags: string[];
  words: string[];
}

/** Posts are found by the words of their tags. Without stems, which come with the next change of a post. */
export const SEARCHED_TAGS_MIGRATION: Migration = {
  id: '007-tags-are-searched',
  async up(db) {
    const posts = db.collection<Post>('posts');
    for await (const { _id, tags } of posts.find({ 'tags.0': { $exists: true }, deletedAt: null })) {
      await posts.updateOne({ _id }, { $addToSet: { words: { $each: tags.flatMap(foldedWords) } } });
    }
  },
};
