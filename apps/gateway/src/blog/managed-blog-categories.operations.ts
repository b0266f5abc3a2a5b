import { SuggestBlogSlug } from '@tedarik/commands';
import { query } from '../graphql/operations.js';

export const OF_BLOG_CATEGORIES = {
  freeBlogCategorySlug: query(SuggestBlogSlug, String, {
    description: 'A slug made of the text that no other category has now.',
    always: { kind: 'category' },
    answer: ({ slug }) => slug,
  }),
};
