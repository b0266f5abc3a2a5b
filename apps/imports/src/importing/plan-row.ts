import type { ImportSettings, RowAction, RowOutcome } from '@tedarik/commands';
import type { RowChoice } from '../import/import.schema.js';
import type { MappedStagedRow } from '../import/staged-row.js';
import { GUESSED_CITY, type MappedBusiness } from '../mapping/mapped-row.js';
import { OTHER_CATEGORY, typeKey } from '../mapping/place-types.js';

/** What to do with a row: send it to the directory in some way, or record an outcome without sending it. */
export type RowPlan =
  | { action: Exclude<RowAction, 'skip'>; targetId: string | null; categoryNames: string[] }
  | { outcome: RowOutcome };

/** Reason codes of rows that are not sent; the web app translates them. */
export const LEFT_OUT = {
  skipped: 'skipped-in-review',
  cancelled: 'import-cancelled',
  there: 'business-exists',
  earlier: 'duplicate-in-file',
  branch: 'branch-not-added',
  withoutCity: 'city-not-found',
  doubtful: 'doubtful-not-added',
} as const;

/**
 * Plans a row that can be imported: by its own choice, or else by the settings for its forecast. A row to be updated without a business to
 * update is a duplicate of an earlier row. `leads`: see Chunk.
 */
export function planRow(
  row: MappedStagedRow,
  choice: RowChoice | undefined,
  settings: ImportSettings,
  leads: readonly number[],
): RowPlan {
  const action = choice?.action ?? settledAction(row, settings);
  const targetId = action === 'update' ? (row.match?.businessId ?? null) : null;
  // For a doubtful row, skipping means that it is the existing business, so it counts as a duplicate.
  if (choice?.action === 'skip' && row.forecast !== 'doubtful') return leftOut(row, 'skipped', LEFT_OUT.skipped);
  if (action === 'skip' && row.forecast === 'branch') return leftOut(row, 'skipped', LEFT_OUT.branch);
  if (!choice?.action && action === 'skip' && row.forecast === 'doubtful')
    return leftOut(row, 'skipped', LEFT_OUT.doubtful);
  if (action === 'skip' || (action === 'update' && !targetId)) {
    return leftOut(row, 'duplicate', row.match ? LEFT_OUT.there : LEFT_OUT.earlier);
  }
  const isLeftOut = settings.leaveOutWithoutCity === true && !choice?.action && row.warnings.includes(GUESSED_CITY);
  if (isLeftOut) return leftOut(row, 'skipped', LEFT_OUT.withoutCity);
  const categoryNames = choice?.categoryNames ?? categoriesOf(row, settings);
  // The branch with the same name may reach the directory first; sent as a branch too, this row is not refused as its duplicate.
  const lead = action === 'add' && row.forecast === 'new' && leads.includes(row.row);
  return { action: lead ? 'branch' : action, targetId, categoryNames };
}

function settledAction(
  { forecast }: MappedStagedRow,
  { onDuplicate, onBranch, onDoubtful }: ImportSettings,
): RowAction {
  if (forecast === 'duplicate') return onDuplicate;
  if (forecast === 'doubtful') return onDoubtful ?? 'add';
  return forecast === 'branch' ? onBranch : 'add';
}

/** The business of a row; if the row names no city, it gets the one from the settings. */
export function settledBusiness(
  { business, warnings }: Pick<MappedStagedRow, 'business' | 'warnings'>,
  { defaultCity }: ImportSettings,
): MappedBusiness | null {
  if (!business || !defaultCity || !warnings.includes(GUESSED_CITY)) return business;
  return { ...business, location: { ...business.location, city: defaultCity, region: defaultCity } };
}

/** Categories of a row, including those that the settings define for unknown types or instead of the row's categories. */
function categoriesOf({ business }: MappedStagedRow, { typeCategories, defaultCategory }: ImportSettings): string[] {
  const { categoryNames = [], unknownType = null } = business ?? {};
  const taught = (words: string) => typeCategories.find(({ type }) => typeKey(type) === typeKey(words))?.category;
  const isOther = unknownType !== null || categoryNames.every((name) => name === OTHER_CATEGORY);
  const settled = isOther ? (unknownType !== null && taught(unknownType)) || defaultCategory : null;
  return settled === null ? [...new Set(categoryNames.map((name) => taught(name) ?? name))] : [settled];
}

function leftOut({ row, match }: MappedStagedRow, outcome: 'skipped' | 'duplicate', reason: string): RowPlan {
  const there = outcome === 'duplicate' ? match : null;
  return { outcome: { row, outcome, reason, businessId: there?.businessId ?? null, slug: there?.slug ?? null } };
}
