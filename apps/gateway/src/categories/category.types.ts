import { ObjectType } from '@nestjs/graphql';
import { z } from 'zod';
import { typeOf } from '../graphql/type-of.js';

@ObjectType()
export class Category extends typeOf(
  z.object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    description: z.string().nullable(),
    businessCount: z.int(),
  }),
  { businessCount: 'Number of public businesses in it.' },
) {}
