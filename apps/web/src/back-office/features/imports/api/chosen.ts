import { GUESSED_CITY } from './gate.js';
import type { Forecast, Review, ReviewedRow, ActionOnRow, Settings } from './review.js';

type Chosen = Review['chosen'];

/** The counts of choices after the choice for one row has changed. */
export function recounted(chosen: Chosen, { forecast, action: was }: ReviewedRow, { action: is }: ReviewedRow): Chosen {
  const counts = new Map<ActionOnRow, number>();
  for (const one of chosen) if (one.forecast === forecast) counts.set(one.action, one.count);
  if (was) counts.set(was, (counts.get(was) ?? 0) - 1);
  if (is) counts.set(is, (counts.get(is) ?? 0) + 1);
  const ofForecast = [...counts].map(([action, count]) => ({ forecast, action, count }));
  return [...chosen.filter((one) => one.forecast !== forecast), ...ofForecast.filter(({ count }) => count > 0)];
}

/** The counts of rows without a city and without a choice, after the choice for one row has changed. */
export function recountedWithoutCity(
  counts: Review['withoutCity'],
  { forecast, action: was, warnings }: ReviewedRow,
  { action: is }: ReviewedRow,
): Review['withoutCity'] {
  if (!warnings.includes(GUESSED_CITY)) return counts;
  const change = Number(Boolean(was)) - Number(Boolean(is));
  return counts?.map((one) => (one.forecast === forecast ? { ...one, count: one.count + change } : one));
}

type Row = Pick<ReviewedRow, 'forecast' | 'warnings'>;

/** The action for a row without a choice; null if it cannot be imported. */
export function usualAction({ forecast, warnings }: Row, settings: Settings): ActionOnRow | null {
  const usual = actionOf(forecast, settings);
  return usual && settings.leaveOutWithoutCity && warnings.includes(GUESSED_CITY) ? 'skip' : usual;
}

function actionOf(forecast: Forecast, { onDuplicate, onBranch, onDoubtful }: Settings): ActionOnRow | null {
  const actions = {
    new: 'add',
    duplicate: onDuplicate,
    branch: onBranch,
    doubtful: onDoubtful ?? 'add',
    invalid: null,
  } as const;
  return actions[forecast];
}

/** The actions that can be chosen for one row instead of the default. */
export function possibleActions({ forecast, match }: Pick<ReviewedRow, 'forecast' | 'match'>): ActionOnRow[] {
  const actions: ActionOnRow[] = forecast === 'invalid' ? [] : ['skip'];
  if (match) actions.push('update');
  if (forecast === 'doubtful') actions.push('add');
  // A place id belongs to one business only, and a row repeated in the file is not a branch of itself.
  const mayBeBranch = forecast === 'branch' || (forecast === 'duplicate' && match !== null && match?.by !== 'place-id');
  return mayBeBranch ? [...actions, 'branch'] : actions;
}

/** Reasons of rows that repeat an earlier row of the file, for which the directory has no business to update. */
const REPEATED: Readonly<Partial<Record<Forecast, string>>> = {
  duplicate: 'duplicate-in-file',
  branch: 'branch-in-file',
};

/** The number of businesses that a confirmed import writes: new ones, updates and branches. */
export const includedIn = (review: Review, settings: Settings): number =>
  rowsWith(review, settings, (action) => action !== 'skip');

/** The number of existing businesses that would be overwritten. */
export const overwrittenIn = (review: Review, settings: Settings): number =>
  rowsWith(review, settings, (action) => action === 'update');

function rowsWith(review: Review, settings: Settings, isCounted: (action: ActionOnRow) => boolean): number {
  let included = 0;
  for (const forecast of ['new', 'duplicate', 'branch', 'doubtful'] as const) {
    const chosen = review.chosen.filter((one) => one.forecast === forecast);
    included += sum(chosen.filter(({ action }) => isCounted(action)));
    const usual = actionOf(forecast, settings);
    if (!usual || !isCounted(usual)) continue;
    const repeated = review.reasons.filter(
      ({ kind, reason }) => usual === 'update' && kind === forecast && reason === REPEATED[forecast],
    );
    const leftOut = settings.leaveOutWithoutCity
      ? (review.withoutCity ?? []).filter((one) => one.forecast === forecast)
      : [];
    included += Math.max(0, review[forecast] - sum(chosen) - sum(repeated) - sum(leftOut));
  }
  return included;
}

const sum = (counted: readonly { count: number }[]): number => counted.reduce((all, { count }) => all + count, 0);
