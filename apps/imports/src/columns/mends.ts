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

/** Former mends with newer ones, which win where both mend the same. */
export const mergedMends = (former: Mends, newer: Mends): Mends => ({
  fixes: merged(former.fixes, newer.fixes, fixKey).slice(-MOST_FIXES),
  edits: merged(former.edits, newer.edits, ({ key }) => key).slice(-MOST_EDITS_KEPT),
});

const fixKey = ({ problem, where, target }: RowFix): string =>
  JSON.stringify([problem.kind, problem.reason, where?.column, where?.text, target]);

function merged<One>(former: readonly One[], newer: readonly One[], keyOf: (one: One) => string): One[] {
  const taken = new Set(newer.map(keyOf));
  return [...former.filter((one) => !taken.has(keyOf(one))), ...newer];
}
