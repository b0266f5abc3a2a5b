import { createUnionType, Field, ObjectType } from '@nestjs/graphql';
import { Post } from './post.types.js';

@ObjectType()
export class PostFound {
  @Field(() => Post)
  post: Post;
}

@ObjectType()
export class PostMoved {
  @Field(() => String)
  slug: string;
}

@ObjectType()
export class PostDeleted {
  @Field(() => String)
  slug: string;
}

@ObjectType()
export class PostNotFound {
  @Field(() => String)
  slug: string;
}

type Named<Type, Name extends string> = Type & { __typename: Name };

/** Who answers to an address, by `__typename`. */
export type PostAnswer =
  | Named<PostFound, 'PostFound'>
  | Named<PostMoved, 'PostMoved'>
  | Named<PostDeleted, 'PostDeleted'>
  | Named<PostNotFound, 'PostNotFound'>;

export const PostAnswerType = createUnionType({
  name: 'PostAnswer',
  types: () => [PostFound, PostMoved, PostDeleted, PostNotFound] as const,
  resolveType: (answer: PostAnswer) => answer.__typename,
});
