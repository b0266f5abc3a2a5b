import {
  ChangePostStatus,
  DeletePost,
  GetPostBySlug,
  ListFeaturedPosts,
  ListPostAddresses,
  ListPosts,
  ListRelatedPosts,
  RecordPostView,
  SavePost,
  type RequestContext,
  type RequestOf,
} from '@tedarik/commands';
import { Controller } from '@nestjs/common';
import { Answers } from '@tedarik/messaging';
import { ChangePostStatusHandler } from './commands/change-post-status.handler.js';
import { DeletePostHandler } from './commands/delete-post.handler.js';
import { RecordPostViewHandler } from './commands/record-post-view.handler.js';
import { SavePostHandler } from './commands/save-post.handler.js';
import { GetPostBySlugQuery } from './queries/get-post-by-slug.js';
import { ListFeaturedPostsQuery } from './queries/list-featured-posts.js';
import { ListPostAddressesQuery } from './queries/list-post-addresses.js';
import { ListPostsQuery } from './queries/list-posts.js';
import { ListRelatedPostsQuery } from './queries/list-related-posts.js';

/** Requests about posts. */
@Controller()
export class PostsController {
  constructor(
    private readonly save: SavePostHandler,
    private readonly changeStatus: ChangePostStatusHandler,
    private readonly remove: DeletePostHandler,
    private readonly recordView: RecordPostViewHandler,
    private readonly bySlug: GetPostBySlugQuery,
    private readonly list: ListPostsQuery,
    private readonly featured: ListFeaturedPostsQuery,
    private readonly related: ListRelatedPostsQuery,
    private readonly addresses: ListPostAddressesQuery,
  ) {}

  @Answers(SavePost)
  savePost(request: RequestOf<typeof SavePost>, context: RequestContext) {
    return this.save.execute(request, context);
  }

  @Answers(ChangePostStatus)
  changePostStatus(request: RequestOf<typeof ChangePostStatus>, context: RequestContext) {
    return this.changeStatus.execute(request, context);
  }

  @Answers(DeletePost)
  deletePost(request: RequestOf<typeof DeletePost>, context: RequestContext) {
    return this.remove.execute(request, context);
  }

  @Answers(RecordPostView)
  recordPostView(request: RequestOf<typeof RecordPostView>) {
    return this.recordView.execute(request);
  }

  @Answers(GetPostBySlug)
  getPostBySlug(request: RequestOf<typeof GetPostBySlug>) {
    return this.bySlug.execute(request);
  }

  @Answers(ListPosts)
  listPosts(request: RequestOf<typeof ListPosts>) {
    return this.list.execute(request);
  }

  @Answers(ListFeaturedPosts)
  listFeaturedPosts(request: RequestOf<typeof ListFeaturedPosts>) {
    return this.featured.execute(request);
  }

  @Answers(ListRelatedPosts)
  listRelatedPosts(request: RequestOf<typeof ListRelatedPosts>) {
    return this.related.execute(request);
  }

  @Answers(ListPostAddresses)
  listPostAddresses(request: RequestOf<typeof ListPostAddresses>) {
    return this.addresses.execute(request);
  }
}
