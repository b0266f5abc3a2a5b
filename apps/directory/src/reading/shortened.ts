import { CUT, DESCRIPTION_IN_LISTS } from '@tedarik/commands';

/** A row for lists, with its description shortened. */
export function shortened<Described extends { description: string | null }>(row: Described): Described {
  const { description } = row;
  if (!description || description.length <= DESCRIPTION_IN_LISTS) return row;
  const whole = description.slice(0, DESCRIPTION_IN_LISTS - 1).replace(/[\uD800-\uDBFF]$/, ''); // no half of a surrogate pair
  return { ...row, description: `${whole.trimEnd()}${CUT}` };
}
