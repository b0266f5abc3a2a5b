import { ObjectType } from '@nestjs/graphql';
import { z } from 'zod';
import { addressType, type AnswerOf, answerType } from '../graphql/answer.js';
import { of, typeOf } from '../graphql/type-of.js';
import { Business } from './business.types.js';

@ObjectType()
class BusinessFound extends typeOf(z.object({ business: of(Business) })) {}

const BusinessMoved = addressType('BusinessMoved');
const BusinessDeleted = addressType('BusinessDeleted');
const BusinessNotFound = addressType('BusinessNotFound');
const ANSWERS = { BusinessFound, BusinessMoved, BusinessDeleted, BusinessNotFound };

/** The result of looking up a business by its slug. */
export type BusinessAnswer = AnswerOf<typeof ANSWERS>;
export const BusinessAnswerType = answerType('BusinessAnswer', ANSWERS);
