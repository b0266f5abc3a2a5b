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
import { AddCommentHandler } from './add-comment.handler.js';
import { CommentModeration } from './comment-moderation.js';
import { ListCommentsQuery } from './list-comments.js';
import { ListManagedCommentsQuery } from './list-managed-comments.js';

/** Requests about comments. */
export const COMMENT_REQUESTS = [
  handledBy(AddComment, AddCommentHandler),
  handledBy(ApproveComment, CommentModeration, 'approve'),
  handledBy(RejectComment, CommentModeration, 'reject'),
  handledBy(DeleteComment, CommentModeration, 'delete'),
  handledBy(ListComments, ListCommentsQuery),
  handledBy(ListManagedComments, ListManagedCommentsQuery),
  handledBy(CountManagedComments, ListManagedCommentsQuery, 'count'),
  handledBy(ApproveComments, CommentModeration, 'approveAll'),
  handledBy(RejectComments, CommentModeration, 'rejectAll'),
  handledBy(DeleteComments, CommentModeration, 'deleteAll'),
  handledBy(RestoreComments, CommentModeration, 'restoreAll'),
];
