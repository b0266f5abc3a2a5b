import { InputType } from '@nestjs/graphql';
import { z } from 'zod';
import { inputOf } from './type-of.js';

/** The list arguments of every back-office list. The service that owns the list refuses an unknown sort. */
@InputType()
export class ManagedListInput extends inputOf(
  z.object({ search: z.string(), page: z.int(), pageSize: z.int(), sort: z.string(), descending: z.boolean() }),
) {}

/** Casts the sort to the request's type; the request's own schema validates it. */
export const listOf = <Sort extends string>({ sort, ...list }: ManagedListInput) => ({ ...list, sort: sort as Sort });
