import type { ImportSettings, RowAction, RowOutcome } from '@tedarik/commands';
import type { RowChoice } from '../import/import.schema.js';
import type { MappedStagedRow } from '../import/staged-row.js';
import { GUESSED_CITY, type MappedBusiness } from '../mapping/mapped-row.js';
import { OTHER_CATEGORY, typeKey } from '../mapping/place-types.js';

/** What is to become of a row: it goes to the directory in one way or another, or its outcome is clear without. */
export type RowPlan =
  { action: Exclude<RowAction, 'skip'>; targetId: string | null; categoryNames: string[] } | { outcome: RowOutcome };

/** Codes of rows that are left out; the web app words them. */
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
 * Plans a row that can go in: by what was chosen for it, else by what the settings say of its forecast. Whatever is to be
 * an update and knows no business to update is a duplicate of an earlier row. `leads`: see Chunk.
 */
export function planRow(
  row: MappedStagedRow,
  choice: RowChoice | undefined,
  settings: ImportSettings,
  leads: readonly number[],
): RowPlan {
  const action = choice?.action ?? settledAction(row, settings);
  const targetId = action === 'update' ? (row.match?.businessId ?? null) : null;
  // Of a row in doubt somebody has said then that it is the business that is there.
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
  // A branch may reach the directory before the row that it repeats the name of, and must not make a duplicate of it.
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

/** The business of a row, in the city that the settings give to rows that name none. */
export function settledBusiness(
  { business, warnings }: Pick<MappedStagedRow, 'business' | 'warnings'>,
  { defaultCity }: ImportSettings,
): MappedBusiness | null {
  if (!business || !defaultCity || !warnings.includes(GUESSED_CITY)) return business;
  return { ...business, location: { ...business.location, city: defaultCity, region: defaultCity } };
}

/** Categories of a row, with those that the settings give to types that no rule knew, or in place of categories. */
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
