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

/** Who answers to an address. */
export type PostAnswer = AnswerOf<typeof ANSWERS>;
export const PostAnswerType = answerType('PostAnswer', ANSWERS);
