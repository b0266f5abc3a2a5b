import * as commands from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { AddCommentHandler } from './add-comment.handler.js';
import { CommentModeration } from './comment-moderation.js';
import { ListCommentsQuery } from './list-comments.js';
import { ListManagedCommentsQuery } from './list-managed-comments.js';

/** Requests about comments. */
export const COMMENT_REQUESTS = [
  handledBy(commands.AddComment, AddCommentHandler),
  handledBy(commands.ApproveComment, CommentModeration, 'approve'),
  handledBy(commands.RejectComment, CommentModeration, 'reject'),
  handledBy(commands.DeleteComment, CommentModeration, 'delete'),
  handledBy(commands.ListComments, ListCommentsQuery),
  handledBy(commands.ListManagedComments, ListManagedCommentsQuery),
  handledBy(commands.CountManagedComments, ListManagedCommentsQuery, 'count'),
  handledBy(commands.ApproveComments, CommentModeration, 'approveAll'),
  handledBy(commands.RejectComments, CommentModeration, 'rejectAll'),
  handledBy(commands.DeleteComments, CommentModeration, 'deleteAll'),
  handledBy(commands.RestoreComments, CommentModeration, 'restoreAll'),
];
