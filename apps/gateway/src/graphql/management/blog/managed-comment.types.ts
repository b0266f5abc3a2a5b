import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';

export enum ManagedCommentStatus {
  pending = 'pending',
  approved = 'approved',
  rejected = 'rejected',
}
registerEnumType(ManagedCommentStatus, { name: 'ManagedCommentStatus' });

@ObjectType()
export class ManagedCommentPost {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  title: string;

  @Field(() => String)
  slug: string;

  @Field(() => Boolean)
  isPublic: boolean;
}

@ObjectType()
export class ManagedComment {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  authorName: string;

  @Field(() => String, { nullable: true, description: 'Null once it was erased.' })
  authorEmail: string | null;

  @Field(() => String)
  content: string;

  @Field(() => String, { description: 'pending, approved or rejected.' })
  status: string;

  @Field(() => String)
  createdAt: string;

  @Field(() => ManagedCommentPost, { nullable: true, description: 'Null when it was deleted.' })
  post: ManagedCommentPost | null;
}

@ObjectType()
export class ManagedCommentList {
  @Field(() => [ManagedComment])
  items: ManagedComment[];

  @Field(() => Int)
  total: number;
}

@ObjectType()
export class ManagedCommentCounts {
  @Field(() => Int)
  pending: number;

  @Field(() => Int)
  approved: number;

  @Field(() => Int)
  rejected: number;
}
