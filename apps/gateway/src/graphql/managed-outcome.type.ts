import { ObjectType } from '@nestjs/graphql';
import type { BulkOutcome } from '@tedarik/commands';
import { z } from 'zod';
import { typeOf } from './type-of.js';

@ObjectType({ description: 'Outcome of a bulk operation for one record.' })
export class ManagedOutcome extends typeOf(
  z.object({ id: z.uuid(), isDone: z.boolean(), code: z.string().nullable() }),
  { code: 'Code of why the record was refused; null if it was done.' },
) {}

export const toOutcomes = ({ outcomes }: { outcomes: BulkOutcome[] }): ManagedOutcome[] =>
  outcomes.map(({ id, outcome, code }) => ({ id, isDone: outcome === 'done', code }));
