import { Module, type DynamicModule } from '@nestjs/common';
import { MessagingModule } from '@tedarik/messaging';
import { AuditTrail, OUTBOX_MIGRATIONS, OutboxModule } from '@tedarik/outbox';
import { CommandLog, DatabaseModule, Erasure } from '@tedarik/service-kit';
import { CategoriesController } from './categories.controller.js';
import { CategoryPosts } from './category/category-posts.js';
import { CategoryRepository } from './category/category.repository.js';
import { UnfinishedCategories } from './category/unfinished-categories.js';
import { AddCommentHandler } from './commands/add-comment.handler.js';
import { ApproveCommentHandler } from './commands/approve-comment.handler.js';
import { ChangePostStatusHandler } from './commands/change-post-status.handler.js';
import { CreateCategoryHandler } from './commands/create-category.handler.js';
import { DeleteCategoriesHandler } from './commands/delete-categories.handler.js';
import { DeleteCommentHandler } from './commands/delete-comment.handler.js';
import { DeletePostHandler } from './commands/delete-post.handler.js';
import { DeletePostsHandler } from './commands/delete-posts.handler.js';
import { EnsureCategoriesHandler } from './commands/ensure-categories.handler.js';
import { ModerateCommentsHandler } from './commands/moderate-comments.handler.js';
import { RecordPostViewHandler } from './commands/record-post-view.handler.js';
import { RejectCommentHandler } from './commands/reject-comment.handler.js';
import { RestoreCategoriesHandler } from './commands/restore-categories.handler.js';
import { RestoreCommentsHandler } from './commands/restore-comments.handler.js';
import { RestorePostsHandler } from './commands/restore-posts.handler.js';
import { SavePostHandler } from './commands/save-post.handler.js';
import { UpdateCategoryHandler } from './commands/update-category.handler.js';
import { CommentRepository } from './comment/comment.repository.js';
import { Discussions } from './comment/discussions.js';
import { ManagedCommentRepository } from './comment/managed-comment.repository.js';
import { CommentsController } from './comments.controller.js';
import type { BlogConfig } from './config.js';
import { ErasableRepository } from './erasure/erasable.repository.js';
import { ManagedController } from './managed.controller.js';
import { COLLECTIONS_MIGRATION } from './migrations/001-collections.js';
import { BACK_OFFICE_MIGRATION } from './migrations/002-back-office.js';
import { RELEASES_MIGRATION } from './migrations/003-releases.js';
import { ERASABLE_MIGRATION } from './migrations/004-erasable.js';
import { DELETED_COMMENTS_MIGRATION } from './migrations/005-deleted-comments.js';
import { COUNTED_POSTS_MIGRATION } from './migrations/006-counted-posts.js';
import { SEARCHED_TAGS_MIGRATION } from './migrations/007-tags-are-searched.js';
import { ManagedPostRepository } from './post/managed-post.repository.js';
import { PostListRepository } from './post/post-list.repository.js';
import { PostRepository } from './post/post.repository.js';
import { ReleasesRepository } from './post/releases.repository.js';
import { PostsController } from './posts.controller.js';
import { CategoryViews } from './queries/category-views.js';
import { GetManagedPostQuery } from './queries/get-managed-post.js';
import { GetPostBySlugQuery } from './queries/get-post-by-slug.js';
import { GetPostPreviewQuery } from './queries/get-post-preview.js';
import { ListCommentsQuery } from './queries/list-comments.js';
import { ListFeaturedPostsQuery } from './queries/list-featured-posts.js';
import { ListManagedCategoriesQuery } from './queries/list-managed-categories.js';
import { ListManagedCommentsQuery } from './queries/list-managed-comments.js';
import { ListManagedPostsQuery } from './queries/list-managed-posts.js';
import { ListPostAddressesQuery } from './queries/list-post-addresses.js';
import { ListPostsQuery } from './queries/list-posts.js';
import { ListRelatedPostsQuery } from './queries/list-related-posts.js';
import { PostCards } from './queries/post-cards.js';
import { PostPages } from './queries/post-pages.js';
import { SuggestSlugQuery } from './queries/suggest-slug.js';
import { ScheduledPosts } from './schedule/scheduled-posts.js';
import { SlugsRepository } from './slug/slugs.repository.js';
import { PostViewsRepository } from './views/post-views.repository.js';

/** In the order in which they run. */
export const MIGRATIONS = [
  ...OUTBOX_MIGRATIONS,
  COLLECTIONS_MIGRATION,
  BACK_OFFICE_MIGRATION,
  RELEASES_MIGRATION,
  ERASABLE_MIGRATION,
  DELETED_COMMENTS_MIGRATION,
  COUNTED_POSTS_MIGRATION,
  SEARCHED_TAGS_MIGRATION,
];

const STORES = [
  PostRepository,
  PostListRepository,
  ManagedPostRepository,
  ReleasesRepository,
  ErasableRepository,
  CategoryPosts,
  CategoryRepository,
  CommentRepository,
  ManagedCommentRepository,
  Discussions,
  PostViewsRepository,
  SlugsRepository,
  CommandLog,
  AuditTrail,
];
const COMMANDS = [
  SavePostHandler,
  ChangePostStatusHandler,
  DeletePostHandler,
  DeletePostsHandler,
  RestorePostsHandler,
  EnsureCategoriesHandler,
  CreateCategoryHandler,
  UpdateCategoryHandler,
  DeleteCategoriesHandler,
  RestoreCategoriesHandler,
  AddCommentHandler,
  ApproveCommentHandler,
  RejectCommentHandler,
  DeleteCommentHandler,
  ModerateCommentsHandler,
  RestoreCommentsHandler,
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
  PostPages,
  CategoryViews,
  ListManagedPostsQuery,
  GetManagedPostQuery,
  GetPostPreviewQuery,
  ListManagedCategoriesQuery,
  ListManagedCommentsQuery,
  SuggestSlugQuery,
];

/** All that does the work, behind the doors and apart from the clock. */
export const PROVIDERS = [...STORES, ...COMMANDS, ...QUERIES];

/** The blog: posts, their categories, comments and openings. */
@Module({
  controllers: [PostsController, CategoriesController, CommentsController, ManagedController],
  providers: [...PROVIDERS, ScheduledPosts, UnfinishedCategories, Erasure.of(ErasableRepository)],
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
