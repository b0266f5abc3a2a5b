import { type EditedValue, MOST_FIXES, type RowFix } from '@tedarik/commands';

/** An edit of one row of a source, stored for its next file; see sourceKeyOf. */
export interface SavedRowEdit {
  key: string;
  values: EditedValue[];
}

/** Corrections of a file: fixes for all rows with a problem, and edits of single rows. */
export interface Corrections {
  fixes: RowFix[];
  edits: SavedRowEdit[];
}

export const NO_CORRECTIONS: Corrections = { fixes: [], edits: [] };

const MOST_EDITS_KEPT = 1_000;
/** Limit for stored edits, because they are part of one document (of the mapping, and as offers of the import). */
const MOST_CHARACTERS_KEPT = 1_000_000;

/**
 * Combines earlier mends with newer ones; the newer win for the same row or problem. A newer edit without values withdraws the earlier one.
 */
export const mergedCorrections = (former: Corrections, newer: Corrections): Corrections => ({
  fixes: [...fixesWithout(former.fixes, newer.fixes), ...newer.fixes].slice(-MOST_FIXES),
  edits: newestOf(mergedEdits(former.edits, newer.edits)),
});

/** Returns the fixes that none of the others replaces, i.e. has the same rows and field. */
export function fixesWithout(fixes: readonly RowFix[], others: readonly RowFix[]): RowFix[] {
  const taken = new Set(others.map(fixKey));
  return fixes.filter((one) => !taken.has(fixKey(one)));
}

const fixKey = ({ problem, where, target }: RowFix): string =>
  JSON.stringify([problem.kind, problem.reason, where?.column, where?.text, target]);

function mergedEdits(former: readonly SavedRowEdit[], newer: readonly SavedRowEdit[]): SavedRowEdit[] {
  const taken = new Set(newer.map(({ key }) => key));
  return [...former.filter(({ key }) => !taken.has(key)), ...newer].filter(({ values }) => values.length > 0);
}

/** The last edits, up to the limits. */
function newestOf(edits: readonly SavedRowEdit[]): SavedRowEdit[] {
  let left = MOST_CHARACTERS_KEPT;
  const from = edits.findLastIndex((edit) => (left -= JSON.stringify(edit).length) < 0) + 1;
  return edits.slice(from).slice(-MOST_EDITS_KEPT);
}
