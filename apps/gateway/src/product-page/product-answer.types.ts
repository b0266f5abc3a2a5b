import { ObjectType } from '@nestjs/graphql';
import { z } from 'zod';
import { Business, Product } from '../business/business.types.js';
import { addressType, type AnswerOf, answerType } from '../graphql/answer.js';
import { of, typeOf } from '../graphql/type-of.js';

@ObjectType()
class ProductFound extends typeOf(
  z.object({ product: of(Product), sellers: z.array(of(Business)), similar: z.array(of(Product)) }),
  {
    sellers: 'Public businesses that offer the product, its main business first.',
    similar: 'Other products that match its name, the best match first.',
  },
) {}

const ProductMoved = addressType('ProductMoved', 'The product has a new name and therefore a new slug.');
const ProductDeleted = addressType('ProductDeleted');
const ProductNotFound = addressType('ProductNotFound');
const ANSWERS = { ProductFound, ProductMoved, ProductDeleted, ProductNotFound };

/** The result of looking up a product by its slug. */
export type ProductAnswer = AnswerOf<typeof ANSWERS>;
export const ProductAnswerType = answerType('ProductAnswer', ANSWERS);
