import { ObjectType } from '@nestjs/graphql';
import { z } from 'zod';
import { of, typeOf } from '../graphql/type-of.js';
import { Business } from './business.types.js';

export const businessPage = z.object({
  items: z.array(of(Business)),
  total: z.int(),
  totalIsLowerBound: z.boolean().describe("True when only a lower bound is known ('1.000+')."),
  page: z.int(),
  totalPages: z.int(),
});

@ObjectType({ description: 'Public businesses of one place or category by rating, 12 to a page.' })
export class BusinessPage extends typeOf(
  businessPage.extend({
    reduced: z.boolean().describe('True while the search engine is away and the directory answers in its place.'),
  }),
) {}
