import { ObjectType } from '@nestjs/graphql';
import { z } from 'zod';
import { Category } from '../categories/category.types.js';
import { of, typeOf } from '../graphql/type-of.js';

@ObjectType()
export class Layout extends typeOf(
  z.object({
    footerCategories: z.array(of(Category)).describe('The first five categories.'),
    categoryCount: z.int(),
  }),
) {}
