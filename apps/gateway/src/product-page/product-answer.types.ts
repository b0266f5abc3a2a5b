import { ObjectType } from '@nestjs/graphql';
import { z } from 'zod';
import { Business, Product } from '../business/business.types.js';
import { addressType, type AnswerOf, answerType } from '../graphql/answer.js';
import { of, typeOf } from '../graphql/type-of.js';

@ObjectType()
class ProductFound extends typeOf(
  z.object({ product: of(Product), sellers: z.array(of(Business)), similar: z.array(of(Product)) }),
  {
    sellers: 'Public businesses that offer it, its own first.',
    similar: 'Others that its name means, the best match first.',
  },
) {}

const ProductMoved = addressType('ProductMoved', 'It has another name now, and with it another address.');
const ProductDeleted = addressType('ProductDeleted');
const ProductNotFound = addressType('ProductNotFound');
const ANSWERS = { ProductFound, ProductMoved, ProductDeleted, ProductNotFound };

/** The result of looking up a product by its slug. */
export type ProductAnswer = AnswerOf<typeof ANSWERS>;
export const ProductAnswerType = answerType('ProductAnswer', ANSWERS);
