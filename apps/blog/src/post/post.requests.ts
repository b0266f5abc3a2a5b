import {
  ChangePostStatus,
  DeletePost,
  DeletePosts,
  GetManagedPost,
  GetPostBySlug,
  GetPostPreview,
  ListFeaturedPosts,
  ListManagedPosts,
  ListPostAddresses,
  ListPosts,
  ListRelatedPosts,
  RecordPostView,
  RestorePosts,
  SavePost,
  SuggestBlogSlug,
} from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { ChangePostStatusHandler } from '../commands/change-post-status.handler.js';
import { DeletePostHandler } from '../commands/delete-post.handler.js';
import { DeletePostsHandler } from '../commands/delete-posts.handler.js';
import { RecordPostViewHandler } from '../commands/record-post-view.handler.js';
import { RestorePostsHandler } from '../commands/restore-posts.handler.js';
import { SavePostHandler } from '../commands/save-post.handler.js';
import { GetManagedPostQuery } from '../queries/get-managed-post.js';
import { GetPostBySlugQuery } from '../queries/get-post-by-slug.js';
import { GetPostPreviewQuery } from '../queries/get-post-preview.js';
import { ListFeaturedPostsQuery } from '../queries/list-featured-posts.js';
import { ListManagedPostsQuery } from '../queries/list-managed-posts.js';
import { ListPostAddressesQuery } from '../queries/list-post-addresses.js';
import { ListPostsQuery } from '../queries/list-posts.js';
import { ListRelatedPostsQuery } from '../queries/list-related-posts.js';
import { SuggestSlugQuery } from '../queries/suggest-slug.js';

/** Requests about posts. */
export const POST_REQUESTS = [
  handledBy(SavePost, SavePostHandler),
  handledBy(ChangePostStatus, ChangePostStatusHandler),
  handledBy(DeletePost, DeletePostHandler),
  handledBy(RecordPostView, RecordPostViewHandler),
  handledBy(GetPostBySlug, GetPostBySlugQuery),
  handledBy(ListPosts, ListPostsQuery),
  handledBy(ListFeaturedPosts, ListFeaturedPostsQuery),
  handledBy(ListRelatedPosts, ListRelatedPostsQuery),
  handledBy(ListPostAddresses, ListPostAddressesQuery),
  handledBy(ListManagedPosts, ListManagedPostsQuery),
  handledBy(GetManagedPost, GetManagedPostQuery),
  handledBy(GetPostPreview, GetPostPreviewQuery),
  handledBy(DeletePosts, DeletePostsHandler),
  handledBy(RestorePosts, RestorePostsHandler),
  handledBy(SuggestBlogSlug, SuggestSlugQuery),
];
