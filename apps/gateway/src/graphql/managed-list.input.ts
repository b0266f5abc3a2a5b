import { InputType } from '@nestjs/graphql';
import { z } from 'zod';
import { inputOf } from './type-of.js';

/** What every list of the back office takes. The owner of the list refuses a sort that it does not know. */
@InputType()
export class ManagedListInput extends inputOf(
  z.object({ search: z.string(), page: z.int(), pageSize: z.int(), sort: z.string(), descending: z.boolean() }),
) {}

/** The same as the request takes it, whose own schema checks which sorts there are. */
export const listOf = <Sort extends string>({ sort, ...list }: ManagedListInput) => ({ ...list, sort: sort as Sort });
