import { ObjectType } from '@nestjs/graphql';
import { z } from 'zod';
import { type AnswerOf, answerType } from '../graphql/answer.js';
import { of, typeOf } from '../graphql/type-of.js';
import { Business } from './business.types.js';

const bySlug = z.object({ slug: z.string() });

@ObjectType()
class BusinessFound extends typeOf(z.object({ business: of(Business) })) {}

@ObjectType()
class BusinessMoved extends typeOf(bySlug) {}

@ObjectType()
class BusinessDeleted extends typeOf(bySlug) {}

@ObjectType()
class BusinessNotFound extends typeOf(bySlug) {}

const ANSWERS = { BusinessFound, BusinessMoved, BusinessDeleted, BusinessNotFound };

/** The result of looking up a business by its slug. */
export type BusinessAnswer = AnswerOf<typeof ANSWERS>;
export const BusinessAnswerType = answerType('BusinessAnswer', ANSWERS);
