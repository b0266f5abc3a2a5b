import { Module, type DynamicModule } from '@nestjs/common';
import { MessagingModule } from '@tedarik/messaging';
import { OUTBOX_MIGRATION, OutboxModule } from '@tedarik/outbox';
import { CommandLog, DatabaseModule } from '@tedarik/service-kit';
import { CategoriesController } from './categories.controller.js';
import { CategoryRepository } from './category/category.repository.js';
import { AddCommentHandler } from './commands/add-comment.handler.js';
import { ApproveCommentHandler } from './commands/approve-comment.handler.js';
import { ChangePostStatusHandler } from './commands/change-post-status.handler.js';
import { DeleteCommentHandler } from './commands/delete-comment.handler.js';
import { DeletePostHandler } from './commands/delete-post.handler.js';
import { EnsureCategoriesHandler } from './commands/ensure-categories.handler.js';
import { RecordPostViewHandler } from './commands/record-post-view.handler.js';
import { RejectCommentHandler } from './commands/reject-comment.handler.js';
import { SavePostHandler } from './commands/save-post.handler.js';
import { CommentRepository } from './comment/comment.repository.js';
import { Discussions } from './comment/discussions.js';
import { CommentsController } from './comments.controller.js';
import type { BlogConfig } from './config.js';
import { COLLECTIONS_MIGRATION } from './migrations/001-collections.js';
import { PostListRepository } from './post/post-list.repository.js';
import { PostRepository } from './post/post.repository.js';
import { PostsController } from './posts.controller.js';
import { CategoryViews } from './queries/category-views.js';
import { GetPostBySlugQuery } from './queries/get-post-by-slug.js';
import { ListCommentsQuery } from './queries/list-comments.js';
import { ListFeaturedPostsQuery } from './queries/list-featured-posts.js';
import { ListPostAddressesQuery } from './queries/list-post-addresses.js';
import { ListPostsQuery } from './queries/list-posts.js';
import { ListRelatedPostsQuery } from './queries/list-related-posts.js';
import { PostCards } from './queries/post-cards.js';
import { ScheduledPosts } from './schedule/scheduled-posts.js';
import { SlugsRepository } from './slug/slugs.repository.js';
import { PostViewsRepository } from './views/post-views.repository.js';

/** In the order in which they run. */
export const MIGRATIONS = [OUTBOX_MIGRATION, COLLECTIONS_MIGRATION];

const STORES = [
  PostRepository,
  PostListRepository,
  CategoryRepository,
  CommentRepository,
  Discussions,
  PostViewsRepository,
  SlugsRepository,
  CommandLog,
];
const COMMANDS = [
  SavePostHandler,
  ChangePostStatusHandler,
  DeletePostHandler,
  EnsureCategoriesHandler,
  AddCommentHandler,
  ApproveCommentHandler,
  RejectCommentHandler,
  DeleteCommentHandler,
  RecordPostViewHandler,
];
const QUERIES = [
  GetPostBySlugQuery,
  ListPostsQuery,
  ListFeaturedPostsQuery,
  ListRelatedPostsQuery,
  ListPostAddressesQuery,
  ListCommentsQuery,
  PostCards,
  CategoryViews,
];

/** All that does the work, behind the doors and apart from the clock. */
export const PROVIDERS = [...STORES, ...COMMANDS, ...QUERIES];

/** The blog: posts, their categories, comments and openings. */
@Module({
  controllers: [PostsController, CategoriesController, CommentsController],
  providers: [...PROVIDERS, ScheduledPosts],
})
export class AppModule {
  static with(config: BlogConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.forRoot({ uri: config.MONGODB_URL, dbName: config.MONGODB_DB, migrations: MIGRATIONS }),
        MessagingModule.forRoot({ name: 'blog', servers: config.NATS_URL }),
        OutboxModule.forRoot({ service: 'blog' }),
      ],
    };
  }
}
