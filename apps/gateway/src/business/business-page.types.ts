import { ObjectType } from '@nestjs/graphql';
import { z } from 'zod';
import { of, typeOf } from '../graphql/type-of.js';
import { Business } from './business.types.js';

export const businessPage = z.object({
  items: z.array(of(Business)),
  total: z.int(),
  totalIsLowerBound: z.boolean().describe("True if `total` is only a lower bound ('1.000+')."),
  page: z.int(),
  totalPages: z.int(),
});

@ObjectType({ description: 'Public businesses of one place or category, best rated first, 12 per page.' })
export class BusinessPage extends typeOf(
  businessPage.extend({
    reduced: z.boolean().describe('True while the search engine is unavailable and the directory answers instead.'),
  }),
) {}
