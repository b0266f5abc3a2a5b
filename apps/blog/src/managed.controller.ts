import {
  ApproveComments,
  CountManagedComments,
  CreateBlogCategory,
  DeleteBlogCategories,
  DeleteComments,
  DeletePosts,
  GetManagedPost,
  GetPostPreview,
  ListManagedBlogCategories,
  ListManagedComments,
  ListManagedPosts,
  RejectComments,
  RestoreBlogCategories,
  RestoreComments,
  RestorePosts,
  SuggestBlogSlug,
  UpdateBlogCategory,
  type RequestContext,
  type RequestOf,
} from '@tedarik/commands';
import { Controller } from '@nestjs/common';
import { Answers } from '@tedarik/messaging';
import { CreateCategoryHandler } from './commands/create-category.handler.js';
import { DeleteCategoriesHandler } from './commands/delete-categories.handler.js';
import { DeletePostsHandler } from './commands/delete-posts.handler.js';
import { ModerateCommentsHandler } from './commands/moderate-comments.handler.js';
import { RestoreCategoriesHandler } from './commands/restore-categories.handler.js';
import { RestoreCommentsHandler } from './commands/restore-comments.handler.js';
import { RestorePostsHandler } from './commands/restore-posts.handler.js';
import { UpdateCategoryHandler } from './commands/update-category.handler.js';
import { GetManagedPostQuery } from './queries/get-managed-post.js';
import { GetPostPreviewQuery } from './queries/get-post-preview.js';
import { ListManagedCategoriesQuery } from './queries/list-managed-categories.js';
import { ListManagedCommentsQuery } from './queries/list-managed-comments.js';
import { ListManagedPostsQuery } from './queries/list-managed-posts.js';
import { SuggestSlugQuery } from './queries/suggest-slug.js';

/** Requests of the back office alone. */
@Controller()
export class ManagedController {
  constructor(
    private readonly posts: ListManagedPostsQuery,
    private readonly post: GetManagedPostQuery,
    private readonly preview: GetPostPreviewQuery,
    private readonly deletePostsOf: DeletePostsHandler,
    private readonly restorePostsOf: RestorePostsHandler,
    private readonly slugs: SuggestSlugQuery,
    private readonly categories: ListManagedCategoriesQuery,
    private readonly create: CreateCategoryHandler,
    private readonly update: UpdateCategoryHandler,
    private readonly deleteCategoriesOf: DeleteCategoriesHandler,
    private readonly restoreCategoriesOf: RestoreCategoriesHandler,
    private readonly comments: ListManagedCommentsQuery,
    private readonly moderation: ModerateCommentsHandler,
    private readonly restoreCommentsOf: RestoreCommentsHandler,
  ) {}

  @Answers(ListManagedPosts)
  listPosts(request: RequestOf<typeof ListManagedPosts>) {
    return this.posts.execute(request);
  }

  @Answers(GetManagedPost)
  getPost(request: RequestOf<typeof GetManagedPost>) {
    return this.post.execute(request);
  }

  @Answers(GetPostPreview)
  previewPost(request: RequestOf<typeof GetPostPreview>) {
    return this.preview.execute(request);
  }

  @Answers(DeletePosts)
  deletePosts(request: RequestOf<typeof DeletePosts>, context: RequestContext) {
    return this.deletePostsOf.execute(request, context);
  }

  @Answers(RestorePosts)
  restorePosts(request: RequestOf<typeof RestorePosts>, context: RequestContext) {
    return this.restorePostsOf.execute(request, context);
  }

  @Answers(SuggestBlogSlug)
  suggestSlug(request: RequestOf<typeof SuggestBlogSlug>) {
    return this.slugs.execute(request);
  }

  @Answers(ListManagedBlogCategories)
  listCategories() {
    return this.categories.execute();
  }

  @Answers(CreateBlogCategory)
  createCategory(request: RequestOf<typeof CreateBlogCategory>, context: RequestContext) {
    return this.create.execute(request, context);
  }

  @Answers(UpdateBlogCategory)
  updateCategory(request: RequestOf<typeof UpdateBlogCategory>, context: RequestContext) {
    return this.update.execute(request, context);
  }

  @Answers(DeleteBlogCategories)
  deleteCategories(request: RequestOf<typeof DeleteBlogCategories>, context: RequestContext) {
    return this.deleteCategoriesOf.execute(request, context);
  }

  @Answers(RestoreBlogCategories)
  restoreCategories(request: RequestOf<typeof RestoreBlogCategories>, context: RequestContext) {
    return this.restoreCategoriesOf.execute(request, context);
  }

  @Answers(ListManagedComments)
  listComments(request: RequestOf<typeof ListManagedComments>) {
    return this.comments.execute(request);
  }

  @Answers(CountManagedComments)
  countComments() {
    return this.comments.count();
  }

  @Answers(ApproveComments)
  approveComments(request: RequestOf<typeof ApproveComments>, context: RequestContext) {
    return this.moderation.approve(request, context);
  }

  @Answers(RejectComments)
  rejectComments(request: RequestOf<typeof RejectComments>, context: RequestContext) {
    return this.moderation.reject(request, context);
  }

  @Answers(DeleteComments)
  deleteComments(request: RequestOf<typeof DeleteComments>, context: RequestContext) {
    return this.moderation.delete(request, context);
  }

  @Answers(RestoreComments)
  restoreComments(request: RequestOf<typeof RestoreComments>, context: RequestContext) {
    return this.restoreCommentsOf.execute(request, context);
  }
}
