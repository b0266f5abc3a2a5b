import * as commands from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { GetManagedPostQuery } from './get-managed-post.js';
import { ListManagedPostsQuery } from './list-managed-posts.js';
import { PostLifecycle } from './post-lifecycle.js';
import { SavePostHandler } from './save-post.handler.js';
import { SuggestSlugQuery } from './suggest-slug.js';

/** Requests of the back office about posts. */
export const POST_REQUESTS = [
  handledBy(commands.SavePost, SavePostHandler),
  handledBy(commands.ChangePostStatus, PostLifecycle, 'changeStatus'),
  handledBy(commands.DeletePost, PostLifecycle, 'delete'),
  handledBy(commands.ListManagedPosts, ListManagedPostsQuery),
  handledBy(commands.GetManagedPost, GetManagedPostQuery),
  handledBy(commands.DeletePosts, PostLifecycle, 'deleteAll'),
  handledBy(commands.RestorePosts, PostLifecycle, 'restoreAll'),
  handledBy(commands.SuggestBlogSlug, SuggestSlugQuery),
];
