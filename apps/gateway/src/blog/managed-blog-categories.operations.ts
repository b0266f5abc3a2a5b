import { SuggestBlogSlug } from '@tedarik/commands';
import { query } from '../graphql/operations.js';

export const OF_BLOG_CATEGORIES = {
  freeBlogCategorySlug: query(SuggestBlogSlug, String, {
    description: 'An unused slug for a blog category, generated from a text.',
    always: { kind: 'category' },
    answer: ({ slug }) => slug,
  }),
};
