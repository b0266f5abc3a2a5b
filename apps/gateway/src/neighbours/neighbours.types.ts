import { ObjectType } from '@nestjs/graphql';
import { z } from 'zod';
import { Business } from '../business/business.types.js';
import { of, typeOf } from '../graphql/type-of.js';

@ObjectType({ description: 'Other businesses that a buyer may look at next; none stands in both lists.' })
export class Neighbours extends typeOf(z.object({ similar: z.array(of(Business)), nearby: z.array(of(Business)) }), {
  similar: 'Those that have categories or products in common with it, of its own province first.',
  nearby: 'Those within 50 km, the nearest first.',
}) {}
