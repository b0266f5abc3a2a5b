import { Module, type DynamicModule } from '@nestjs/common';
import { handlersIn, MessagingModule } from '@tedarik/messaging';
import { AuditTrail, OUTBOX_MIGRATIONS, OutboxModule } from '@tedarik/outbox';
import { RecordDependencies } from '@tedarik/records';
import { CommandLog, DatabaseModule, Erasure, LeasedWork } from '@tedarik/service-kit';
import { CategoryPosts } from './managed-categories/category-posts.js';
import { CategoryRepository } from './category/category.repository.js';
import { CommentRepository } from './comment/comment.repository.js';
import { Discussions } from './comment/discussions.js';
import { ManagedCommentRepository } from './comment/managed-comment.repository.js';
import type { BlogConfig } from './config.js';
import { ErasableRepository } from './erasable.repository.js';
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
import { PostCards } from './reading/post-cards.js';
import { PostPages } from './reading/post-pages.js';
import { OWN_REQUESTS } from './requests.js';
import { ScheduledPosts } from './post/scheduled-posts.js';
import { SlugsRepository } from './slug/slugs.repository.js';
import { PostViewsRepository } from './post/post-views.repository.js';

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
  RecordDependencies,
  CommentRepository,
  ManagedCommentRepository,
  Discussions,
  PostViewsRepository,
  SlugsRepository,
  CommandLog,
  AuditTrail,
];
/** Shared by queries. */
const VIEWS = [PostCards, PostPages];

/** All providers that do the work, without those that connect it to NATS and without timers. */
export const PROVIDERS = [...handlersIn(OWN_REQUESTS), ...STORES, ...VIEWS];

/** Every minute, updates posts that still refer to a deleted category, as after a crash during its deletion. */
const UNFINISHED_CATEGORIES = LeasedWork.by(CategoryPosts, {
  name: 'unfinished-categories',
  ttlMs: 15_000,
  everyMs: 60_000,
  lookEveryMs: 15_000,
  work: (posts) => posts.finish(),
});

/** The blog service: posts, their categories, comments and view counts. */
@Module({
  providers: [...PROVIDERS, ScheduledPosts, UNFINISHED_CATEGORIES, Erasure.of(ErasableRepository)],
})
export class AppModule {
  static with(config: BlogConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.forRoot(config, MIGRATIONS),
        MessagingModule.forRoot({ name: 'blog', servers: config.NATS_URL }),
        OutboxModule.forRoot({ service: 'blog' }),
      ],
    };
  }
}
