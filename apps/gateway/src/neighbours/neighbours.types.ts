import { ObjectType } from '@nestjs/graphql';
import { z } from 'zod';
import { Business } from '../business/business.types.js';
import { of, typeOf } from '../graphql/type-of.js';

@ObjectType({ description: 'Other businesses that a buyer may want to see. No business is in both lists.' })
export class Neighbours extends typeOf(z.object({ similar: z.array(of(Business)), nearby: z.array(of(Business)) }), {
  similar: 'Businesses with common categories or products, those of the same province first.',
  nearby: 'Businesses within 50 km, the nearest first.',
}) {}
