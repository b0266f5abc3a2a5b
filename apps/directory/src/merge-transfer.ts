/** A record that moves to the other business in a merge, and back when the merge is undone. */
interface Following {
  businessId: string;
  /** The businesses that it belonged to before merges, the latest last. */
  cameFrom: string[];
}

export const movedToMergeTarget = <One extends Following>(keptId: string, one: One): One => ({
  ...one,
  businessId: keptId,
  cameFrom: [...one.cameFrom, one.businessId],
});

/** Returns those of the kept business's records that the merge brought, as they were before it. */
export const returnedByMergeUndo = <One extends Following>(mergedId: string, all: readonly One[]): One[] =>
  all
    .filter(({ cameFrom }) => cameFrom.at(-1) === mergedId)
    .map((one) => ({ ...one, businessId: mergedId, cameFrom: one.cameFrom.slice(0, -1) }));
