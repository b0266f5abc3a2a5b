import { type EditedValue, MOST_FIXES, type RowFix } from '@tedarik/commands';

/** What somebody wrote for a row of a source, which its next file may hold again; see sourceKeyOf. */
export interface KeptEdit {
  key: string;
  values: EditedValue[];
}

/** How rows of a file are mended: all that have a problem, and single ones. */
export interface Mends {
  fixes: RowFix[];
  edits: KeptEdit[];
}

export const NO_MENDS: Mends = { fixes: [], edits: [] };

const MOST_EDITS_KEPT = 1_000;
/** Edits are part of a mapping's document, and those that are offered of the import's. */
const MOST_CHARACTERS_KEPT = 1_000_000;

/** Former mends with newer ones, which win where both mend the same. A newer edit without values takes a former one back. */
export const mergedMends = (former: Mends, newer: Mends): Mends => ({
  fixes: [...fixesWithout(former.fixes, newer.fixes), ...newer.fixes].slice(-MOST_FIXES),
  edits: newestOf(mergedEdits(former.edits, newer.edits)),
});

/** Fixes without those that one of the others stands in place of: for the same rows and the same field. */
export function fixesWithout(fixes: readonly RowFix[], others: readonly RowFix[]): RowFix[] {
  const taken = new Set(others.map(fixKey));
  return fixes.filter((one) => !taken.has(fixKey(one)));
}

const fixKey = ({ problem, where, target }: RowFix): string =>
  JSON.stringify([problem.kind, problem.reason, where?.column, where?.text, target]);

function mergedEdits(former: readonly KeptEdit[], newer: readonly KeptEdit[]): KeptEdit[] {
  const taken = new Set(newer.map(({ key }) => key));
  return [...former.filter(({ key }) => !taken.has(key)), ...newer].filter(({ values }) => values.length > 0);
}

/** As many of the last ones as are kept. */
function newestOf(edits: readonly KeptEdit[]): KeptEdit[] {
  let left = MOST_CHARACTERS_KEPT;
  const from = edits.findLastIndex((edit) => (left -= JSON.stringify(edit).length) < 0) + 1;
  return edits.slice(from).slice(-MOST_EDITS_KEPT);
}
