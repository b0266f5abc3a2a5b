import * as commands from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { Comments } from './comments.js';
import { CommentModeration } from './comment-moderation.js';
import { ListManagedCommentsQuery } from './list-managed-comments.js';

/** Requests about comments. */
export const COMMENT_REQUESTS = [
  handledBy(commands.AddComment, Comments, 'add'),
  handledBy(commands.ApproveComment, CommentModeration, 'approve'),
  handledBy(commands.RejectComment, CommentModeration, 'reject'),
  handledBy(commands.DeleteComment, CommentModeration, 'delete'),
  handledBy(commands.ListComments, Comments, 'list'),
  handledBy(commands.ListManagedComments, ListManagedCommentsQuery),
  handledBy(commands.CountManagedComments, ListManagedCommentsQuery, 'count'),
  handledBy(commands.ApproveComments, CommentModeration, 'approveAll'),
  handledBy(commands.RejectComments, CommentModeration, 'rejectAll'),
  handledBy(commands.DeleteComments, CommentModeration, 'deleteAll'),
  handledBy(commands.RestoreComments, CommentModeration, 'restoreAll'),
];
