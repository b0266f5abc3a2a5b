import { ObjectType } from '@nestjs/graphql';
import { z } from 'zod';
import { type AnswerOf, answerType } from '../graphql/answer.js';
import { of, typeOf } from '../graphql/type-of.js';
import { Post } from './post.types.js';

const bySlug = z.object({ slug: z.string() });

@ObjectType()
class PostFound extends typeOf(z.object({ post: of(Post) })) {}

@ObjectType()
class PostMoved extends typeOf(bySlug) {}

@ObjectType()
class PostDeleted extends typeOf(bySlug) {}

@ObjectType()
class PostNotFound extends typeOf(bySlug) {}

const ANSWERS = { PostFound, PostMoved, PostDeleted, PostNotFound };

/** The result of looking up a post by its slug. */
export type PostAnswer = AnswerOf<typeof ANSWERS>;
export const PostAnswerType = answerType('PostAnswer', ANSWERS);
