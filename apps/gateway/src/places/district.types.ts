import { ObjectType } from '@nestjs/graphql';
import { z } from 'zod';
import { typeOf } from '../graphql/type-of.js';
import { Picture } from '../pictures/picture.scalar.js';

@ObjectType()
export class District extends typeOf(
  z.object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    city: z.string(),
    citySlug: z.string(),
    region: z.string().nullable(),
    country: z.string(),
    description: z.string().nullable(),
    imageUrl: z.string().nullable(),
    businessCount: z.int(),
  }),
  { imageUrl: { type: () => Picture }, businessCount: 'Number of public businesses in it.' },
) {}
