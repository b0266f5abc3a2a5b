import { ID, InputType, ObjectType } from '@nestjs/graphql';
import { SYNONYM } from '@tedarik/fields';
import { z } from 'zod';
import { inputOf, of, typeOf } from '../graphql/type-of.js';

const { name, equivalents, narrower } = SYNONYM.fields;
const text = (max: number) => z.string().max(max);

/** A synonym that is not stored yet. */
export const SynonymDraft = z.strictObject({
  id: z.uuid().nullable().default(null),
  name: text(name.max),
  equivalents: text(equivalents.max).nullable().default(null),
  narrower: text(narrower.max).nullable().default(null),
});
export type SynonymDraft = z.infer<typeof SynonymDraft>;

@InputType({ description: 'A synonym as a form has it.' })
export class SynonymDraftInput extends inputOf(SynonymDraft, {
  id: { type: () => ID, description: 'The stored one in whose place it stands; null for a new one.' },
}) {}

const names = z.array(z.string());

@ObjectType({ description: 'What a search finds before and after a change of words.' })
export class TriedSearch extends typeOf(
  z.object({
    text: z.string(),
    before: z.int().describe('How many businesses have all its words now.'),
    after: z.int().describe('How many will.'),
    added: names.describe('Businesses that come into its first ten.'),
    removed: names.describe('Businesses that leave them.'),
  }),
) {}

@ObjectType({ description: 'What a change of words does to recent searches.' })
export class SearchEffect extends typeOf(
  z.object({
    searches: z.array(of(TriedSearch)).describe('Those that have one of the words, the changed ones first.'),
    changed: z.int().describe('How many of them find something else.'),
    isWhole: z.boolean().describe('Whether there was time for all of them.'),
  }),
) {}
