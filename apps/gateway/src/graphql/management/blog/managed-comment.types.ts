import { ObjectType, registerEnumType } from '@nestjs/graphql';
import { CommentStatus, CountManagedComments, ManagedComment as Comment } from '@tedarik/commands';
import { pageOf, typeOf } from '../../type-of.js';

export const ManagedCommentStatus = CommentStatus.enum;
export type ManagedCommentStatus = CommentStatus;
registerEnumType(ManagedCommentStatus, { name: 'ManagedCommentStatus' });

@ObjectType()
export class ManagedCommentPost extends typeOf(Comment.shape.post.unwrap()) {}

@ObjectType()
export class ManagedComment extends typeOf(Comment, {
  authorEmail: 'Null once it was erased.',
  status: 'pending, approved or rejected.',
  post: { type: () => ManagedCommentPost, description: 'Null when it was deleted.' },
}) {}

@ObjectType()
export class ManagedCommentList extends pageOf(ManagedComment) {}

@ObjectType()
export class ManagedCommentCounts extends typeOf(CountManagedComments.reply) {}
