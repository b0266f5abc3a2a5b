import {
  AddComment,
  ApproveComment,
  ApproveComments,
  CountManagedComments,
  DeleteComment,
  DeleteComments,
  ListComments,
  ListManagedComments,
  RejectComment,
  RejectComments,
  RestoreComments,
} from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { AddCommentHandler } from '../commands/add-comment.handler.js';
import { ApproveCommentHandler } from '../commands/approve-comment.handler.js';
import { DeleteCommentHandler } from '../commands/delete-comment.handler.js';
import { ModerateCommentsHandler } from '../commands/moderate-comments.handler.js';
import { RejectCommentHandler } from '../commands/reject-comment.handler.js';
import { RestoreCommentsHandler } from '../commands/restore-comments.handler.js';
import { ListCommentsQuery } from '../queries/list-comments.js';
import { ListManagedCommentsQuery } from '../queries/list-managed-comments.js';

/** Requests about comments. */
export const COMMENT_REQUESTS = [
  handledBy(AddComment, AddCommentHandler),
  handledBy(ApproveComment, ApproveCommentHandler),
  handledBy(RejectComment, RejectCommentHandler),
  handledBy(DeleteComment, DeleteCommentHandler),
  handledBy(ListComments, ListCommentsQuery),
  handledBy(ListManagedComments, ListManagedCommentsQuery),
  handledBy(CountManagedComments, ListManagedCommentsQuery, 'count'),
  handledBy(ApproveComments, ModerateCommentsHandler, 'approve'),
  handledBy(RejectComments, ModerateCommentsHandler, 'reject'),
  handledBy(DeleteComments, ModerateCommentsHandler, 'delete'),
  handledBy(RestoreComments, RestoreCommentsHandler),
];
