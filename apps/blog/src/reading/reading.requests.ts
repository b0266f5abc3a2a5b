import {
  GetPostBySlug,
  GetPostPreview,
  ListBlogCategories,
  ListFeaturedPosts,
  ListPostAddresses,
  ListPosts,
  ListRelatedPosts,
  RecordPostView,
} from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { CategoryViews } from './category-views.js';
import { PostReading } from './post-reading.js';
import { RecordPostViewHandler } from './record-post-view.handler.js';

/** Requests of readers of the blog. */
export const READING_REQUESTS = [
  handledBy(RecordPostView, RecordPostViewHandler),
  handledBy(GetPostBySlug, PostReading, 'bySlug'),
  handledBy(ListPosts, PostReading, 'list'),
  handledBy(ListFeaturedPosts, PostReading, 'featured'),
  handledBy(ListRelatedPosts, PostReading, 'related'),
  handledBy(ListPostAddresses, PostReading, 'addresses'),
  handledBy(GetPostPreview, PostReading, 'preview'),
  handledBy(ListBlogCategories, CategoryViews, 'list'),
];
