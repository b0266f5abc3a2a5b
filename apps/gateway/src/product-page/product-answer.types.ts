import { ObjectType } from '@nestjs/graphql';
import { z } from 'zod';
import { Business, Product } from '../business/business.types.js';
import { type AnswerOf, answerType } from '../graphql/answer.js';
import { of, typeOf } from '../graphql/type-of.js';

const bySlug = z.object({ slug: z.string() });

@ObjectType()
class ProductFound extends typeOf(
  z.object({ product: of(Product), sellers: z.array(of(Business)), similar: z.array(of(Product)) }),
  {
    sellers: 'Public businesses that offer the product, its main business first.',
    similar: 'Other products that match its name, the best match first.',
  },
) {}

@ObjectType({ description: 'The product has a new name and therefore a new slug.' })
class ProductMoved extends typeOf(bySlug) {}

@ObjectType()
class ProductDeleted extends typeOf(bySlug) {}

@ObjectType()
class ProductNotFound extends typeOf(bySlug) {}

const ANSWERS = { ProductFound, ProductMoved, ProductDeleted, ProductNotFound };

/** The result of looking up a product by its slug. */
export type ProductAnswer = AnswerOf<typeof ANSWERS>;
export const ProductAnswerType = answerType('ProductAnswer', ANSWERS);
