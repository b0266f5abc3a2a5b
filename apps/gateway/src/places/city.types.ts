import { ObjectType } from '@nestjs/graphql';
import { z } from 'zod';
import { typeOf } from '../graphql/type-of.js';

@ObjectType()
export class City extends typeOf(
  z.object({ slug: z.string(), name: z.string(), country: z.string(), businessCount: z.int() }),
  { businessCount: 'Number of public businesses in it.' },
) {}
