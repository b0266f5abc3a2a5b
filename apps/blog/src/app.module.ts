import { Module, type DynamicModule } from '@nestjs/common';
import { handlersIn, MessagingModule } from '@tedarik/messaging';
import { AuditTrail, OUTBOX_MIGRATIONS, OutboxModule } from '@tedarik/outbox';
import { RecordDependencies } from '@tedarik/records';
import { CommandLog, DatabaseModule, Erasure, inOrder, LeasedWork } from '@tedarik/service-kit';
import { CategoryPosts } from './managed-categories/category-posts.js';
import { CategoryRepository } from './category/category.repository.js';
import { CommentRepository } from './comment/comment.repository.js';
import { Discussions } from './comment/discussions.js';
import { ManagedCommentRepository } from './comment/managed-comment.repository.js';
import type { BlogConfig } from './config.js';
import { ErasableRepository } from './erasable.repository.js';
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
import * as migrations from './migrations/index.js';

/** In the order in which they run. */
export const MIGRATIONS = [...OUTBOX_MIGRATIONS, ...inOrder(migrations)];

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
