import {
  ChangePostStatus,
  DeletePosts,
  GetManagedPost,
  ListManagedPosts,
  MANAGED_BLOG_PAGE_SIZE,
  RestorePosts,
  SuggestBlogSlug,
} from '@tedarik/commands';
import { bulk, list, mutation, operations, query, restoring } from '../graphql/operations.js';
import { ManagedPost, ManagedPostForm, ManagedPostSaved } from './managed-post.types.js';

/** Operations on posts of any status; ManagedPostsResolver saves them. */
export const PostOperations = operations('blog', {
  managedPosts: list(ListManagedPosts, ManagedPost, {
    description:
      'Posts of any status, newest first; with a search those with its words in the title first. `category` is a slug.',
    args: { search: { defaultValue: '' } },
    pageSize: MANAGED_BLOG_PAGE_SIZE,
  }),
  managedPost: query(GetManagedPost, ManagedPostForm, {
    answer: ({ author, ...post }) => ({ ...post, authorName: author?.fullName ?? null }),
  }),
  freePostSlug: query(SuggestBlogSlug, String, {
    description: 'An unused slug for a post, generated from a text.',
    always: { kind: 'post' },
    answer: ({ slug }) => slug,
  }),
  changePostStatus: mutation(ChangePostStatus, ManagedPostSaved, {
    description: 'Changes only the status of a post. Publishing sets the publication date to now if there is none.',
  }),
  deletePosts: bulk(DeletePosts),
  restorePosts: restoring(RestorePosts),
});
