import {
  ChangePostStatus,
  DeletePost,
  DeletePosts,
  GetManagedPost,
  ListManagedPosts,
  RestorePosts,
  SavePost,
  SuggestBlogSlug,
} from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { GetManagedPostQuery } from './get-managed-post.js';
import { ListManagedPostsQuery } from './list-managed-posts.js';
import { PostLifecycle } from './post-lifecycle.js';
import { SavePostHandler } from './save-post.handler.js';
import { SuggestSlugQuery } from './suggest-slug.js';

/** Requests of the back office about posts. */
export const POST_REQUESTS = [
  handledBy(SavePost, SavePostHandler),
  handledBy(ChangePostStatus, PostLifecycle, 'changeStatus'),
  handledBy(DeletePost, PostLifecycle, 'delete'),
  handledBy(ListManagedPosts, ListManagedPostsQuery),
  handledBy(GetManagedPost, GetManagedPostQuery),
  handledBy(DeletePosts, PostLifecycle, 'deleteAll'),
  handledBy(RestorePosts, PostLifecycle, 'restoreAll'),
  handledBy(SuggestBlogSlug, SuggestSlugQuery),
];
