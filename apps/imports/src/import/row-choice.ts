import { GUESSED_CITY } from '../mapping/mapped-row.js';
import type { RowChoice } from './import.schema.js';
import type { MappedStagedRow } from './staged-row.js';

type Wish = Pick<RowChoice, 'action' | 'categoryNames'>;

/** The choice for a row, with the data needed to count it; null when the row has no match to update or to be a branch of. */
export function rowChoiceOf(
  { row, forecast, match, earlierRow, warnings }: MappedStagedRow,
  wish: Wish,
): RowChoice | null {
  const { action, categoryNames } = wish;
  const isPossible =
    action === 'update' ? match !== null : action !== 'branch' || match !== null || earlierRow !== null;
  if (!isPossible) return null;
  return { row, action, categoryNames, forecast, earlierRow, withoutCity: warnings.includes(GUESSED_CITY) };
}

/** The former choice for a row that was checked again; empty when it is no longer possible. */
export function preservedChoice(row: MappedStagedRow, wish: Wish | null | undefined): RowChoice[] {
  const choice = wish && row.refusal === null ? rowChoiceOf(row, wish) : null;
  return choice ? [choice] : [];
}
