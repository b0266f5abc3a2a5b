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

@InputType({ description: 'An unsaved synonym or stop word.' })
export class WordDraftInput extends inputOf(WordDraft, {
  of: 'Kind of the word: synonym or stop-word.',
  id: { type: () => ID, description: 'Id of the stored word that it replaces; null for a new one.' },
}) {}

const names = z.array(z.string());

@ObjectType({ description: 'Results of a search before and after a change to synonyms or stop words.' })
export class TriedSearch extends typeOf(
  z.object({
    text: z.string(),
    before: z.int().describe('Number of businesses with all words of the text now.'),
    after: z.int().describe('Number of businesses with all words of the text after the change.'),
    added: names.describe('Names of businesses that enter the first ten results.'),
    removed: names.describe('Names of businesses that leave the first ten results.'),
  }),
) {}

@ObjectType({ description: 'Effect of a change to synonyms or stop words on recent searches.' })
export class SearchEffect extends typeOf(
  z.object({
    searches: z
      .array(of(TriedSearch))
      .describe('Recent searches with one of the words, those with changed results first.'),
    changed: z.int().describe('Number of searches whose results change.'),
    isWhole: z.boolean().describe('Whether all of the searches could be tested within the time limit.'),
  }),
) {}
