import { ID, InputType, ObjectType } from '@nestjs/graphql';
import { STOP_WORD, SYNONYM } from '@tedarik/fields';
import { z } from 'zod';
import { inputOf, of, typeOf } from '../graphql/type-of.js';

const { name, equivalents, narrower } = SYNONYM.fields;
const text = (max: number) => z.string().max(max);

/** A synonym or stop word that is not saved yet. */
export const WordDraft = z.strictObject({
  of: z.enum([SYNONYM.one, STOP_WORD.one]),
  id: z.uuid().nullable().default(null),
  name: text(name.max),
  equivalents: text(equivalents.max).nullable().default(null),
  narrower: text(narrower.max).nullable().default(null),
});
export type WordDraft = z.infer<typeof WordDraft>;

@InputType({ description: 'A synonym or a stop word as a form has it.' })
export class WordDraftInput extends inputOf(WordDraft, {
  of: 'synonym, stop-word',
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
