import { type ChosenColumn, COLUMN_NAME_LENGTH, type ImportTarget } from '@tedarik/commands';
import { foldedWords, remembered } from '@tedarik/turkish';
import { SOURCES } from './sources.js';

/** Where somebody sends columns of a table, by the folded beginning of their names; null leaves one out. */
export type ChosenTargets = ReadonlyMap<string, ImportTarget | null>;

/** Several columns that go to one of these make one text; of others the first that is filled counts. */
const JOINED: ReadonlySet<ImportTarget> = new Set(['address', 'street', 'description', 'type']);

/** Worked out once for each name: every row of a table has it. */
const keyOf = remembered((name: string): string => foldedWords(name.slice(0, COLUMN_NAME_LENGTH)).join(' '));

export const chosenTargets = (columns: readonly ChosenColumn[]): ChosenTargets =>
  new Map(columns.map(({ name, target }) => [keyOf(name), target]));

/** What somebody chose for a column; undefined for nothing. */
export const chosenFor = (name: string, chosen: ChosenTargets): ImportTarget | null | undefined =>
  chosen.get(keyOf(name));

/** A row of a table with its chosen columns under names that the mapping reads before all others. */
export function underChosen(row: Record<string, string>, chosen: ChosenTargets): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  const texts = new Map<ImportTarget, string[]>();
  for (const [name, text] of Object.entries(row)) {
    const target = chosenFor(name, chosen);
    if (target === undefined) made[name] = text;
    else if (target && text.trim() !== '') texts.set(target, [...(texts.get(target) ?? []), text.trim()]);
  }
  for (const [target, [first = '', ...others]] of texts) {
    const { written, from } = SOURCES[target];
    const read = from[0]?.[1];
    const text = JOINED.has(target) ? [first, ...others].join(', ') : first;
    made[written] = read?.(text) ?? text;
  }
  return made;
}
