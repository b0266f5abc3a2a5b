import * as commands from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { CategoryViews } from './category-views.js';
import { PostReading } from './post-reading.js';
import { RecordPostViewHandler } from './record-post-view.handler.js';

/** Requests of readers of the blog. */
export const READING_REQUESTS = [
  handledBy(commands.RecordPostView, RecordPostViewHandler),
  handledBy(commands.GetPostBySlug, PostReading, 'bySlug'),
  handledBy(commands.ListPosts, PostReading, 'list'),
  handledBy(commands.ListFeaturedPosts, PostReading, 'featured'),
  handledBy(commands.ListRelatedPosts, PostReading, 'related'),
  handledBy(commands.ListPostAddresses, PostReading, 'addresses'),
  handledBy(commands.GetPostPreview, PostReading, 'preview'),
  handledBy(commands.ListBlogCategories, CategoryViews, 'list'),
];
