import { ObjectType } from '@nestjs/graphql';
import { z } from 'zod';
import { addressType, type AnswerOf, answerType } from '../graphql/answer.js';
import { of, typeOf } from '../graphql/type-of.js';
import { Post } from './post.types.js';

@ObjectType()
class PostFound extends typeOf(z.object({ post: of(Post) })) {}

const PostMoved = addressType('PostMoved');
const PostDeleted = addressType('PostDeleted');
const PostNotFound = addressType('PostNotFound');
const ANSWERS = { PostFound, PostMoved, PostDeleted, PostNotFound };

/** The result of looking up a post by its slug. */
export type PostAnswer = AnswerOf<typeof ANSWERS>;
export const PostAnswerType = answerType('PostAnswer', ANSWERS);
