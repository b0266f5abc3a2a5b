import { ObjectType } from '@nestjs/graphql';
import {
  ApproveComments,
  CommentStatus,
  CountManagedComments,
  DeleteComments,
  ListManagedComments,
  MANAGED_BLOG_PAGE_SIZE,
  ManagedComment as Comment,
  RejectComments,
  RestoreComments,
} from '@tedarik/commands';
import { bulk, list, operations, query, restoring } from '../graphql/operations.js';
import { enumOf, typeOf } from '../graphql/type-of.js';

enumOf('ManagedCommentStatus', CommentStatus);

@ObjectType()
class ManagedCommentPost extends typeOf(Comment.shape.post.unwrap()) {}

@ObjectType()
class ManagedComment extends typeOf(Comment, {
  authorEmail: 'Null after erasure.',
  status: { type: () => String, description: 'Status: pending, approved or rejected.' },
  post: { type: () => ManagedCommentPost, description: 'Null if the post was deleted.' },
}) {}

@ObjectType()
class ManagedCommentCounts extends typeOf(CountManagedComments.reply) {}

export const CommentOperations = operations('comments', {
  managedComments: list(ListManagedComments, ManagedComment, {
    description: 'Comments of one status, newest first.',
    pageSize: MANAGED_BLOG_PAGE_SIZE,
  }),
  managedCommentCounts: query(CountManagedComments, ManagedCommentCounts),
  approveComments: bulk(ApproveComments),
  rejectComments: bulk(RejectComments),
  deleteComments: bulk(DeleteComments),
  restoreComments: restoring(RestoreComments),
});
