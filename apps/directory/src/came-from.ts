/** What goes along when its business is merged, and goes back when that is undone. */
interface Following {
  businessId: string;
  /** The businesses that it came from by merges, the last one at the end. */
  cameFrom: string[];
}

export const broughtTo = <One extends Following>(keptId: string, one: One): One => ({
  ...one,
  businessId: keptId,
  cameFrom: [...one.cameFrom, one.businessId],
});

/** Those of the kept business's that the merge brought, as they were before it. */
export const givenBack = <One extends Following>(mergedId: string, all: readonly One[]): One[] =>
  all
    .filter(({ cameFrom }) => cameFrom.at(-1) === mergedId)
    .map((one) => ({ ...one, businessId: mergedId, cameFrom: one.cameFrom.slice(0, -1) }));
