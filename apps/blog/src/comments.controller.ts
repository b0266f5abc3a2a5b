import {
  AddComment,
  ApproveComment,
  DeleteComment,
  ListComments,
  RejectComment,
  type RequestContext,
  type RequestOf,
} from '@tedarik/commands';
import { Controller } from '@nestjs/common';
import { Answers } from '@tedarik/messaging';
import { AddCommentHandler } from './commands/add-comment.handler.js';
import { ApproveCommentHandler } from './commands/approve-comment.handler.js';
import { DeleteCommentHandler } from './commands/delete-comment.handler.js';
import { RejectCommentHandler } from './commands/reject-comment.handler.js';
import { ListCommentsQuery } from './queries/list-comments.js';

/** Requests about comments. */
@Controller()
export class CommentsController {
  constructor(
    private readonly add: AddCommentHandler,
    private readonly approve: ApproveCommentHandler,
    private readonly reject: RejectCommentHandler,
    private readonly remove: DeleteCommentHandler,
    private readonly list: ListCommentsQuery,
  ) {}

  @Answers(AddComment)
  addComment(request: RequestOf<typeof AddComment>, context: RequestContext) {
    return this.add.execute(request, context);
  }

  @Answers(ApproveComment)
  approveComment(request: RequestOf<typeof ApproveComment>, context: RequestContext) {
    return this.approve.execute(request, context);
  }

  @Answers(RejectComment)
  rejectComment(request: RequestOf<typeof RejectComment>, context: RequestContext) {
    return this.reject.execute(request, context);
  }

  @Answers(DeleteComment)
  deleteComment(request: RequestOf<typeof DeleteComment>, context: RequestContext) {
    return this.remove.execute(request, context);
  }

  @Answers(ListComments)
  listComments(request: RequestOf<typeof ListComments>) {
    return this.list.execute(request);
  }
}
