import { ObjectType } from '@nestjs/graphql';
import type { BulkOutcome } from '@tedarik/commands';
import { z } from 'zod';
import { typeOf } from './type-of.js';

@ObjectType({ description: 'What became of one record of a bulk change.' })
export class ManagedOutcome extends typeOf(
  z.object({ id: z.uuid(), isDone: z.boolean(), code: z.string().nullable() }),
  { code: 'Why it was refused.' },
) {}

export const toOutcomes = ({ outcomes }: { outcomes: BulkOutcome[] }): ManagedOutcome[] =>
  outcomes.map(({ id, outcome, code }) => ({ id, isDone: outcome === 'done', code }));
