/** How the elements of a list are identified, so that two edits of it can be merged. */
export type ListKind =
  /** Names or ids: additions and removals of both sides apply. */
  | 'names'
  /** A fixed number of elements, such as the days of a week. */
  | 'places'
  /** Rows identified by this field; a row without it is new. */
  | { by: string };

/** What a merge must know about a field. */
export interface MergedField {
  name: string;
  list?: ListKind;
  /** For lists: false if rows of both sides do not fit together. Then one side must be chosen for the whole list. */
  isWhole?(rows: never): boolean;
}

/** A value that both sides changed differently. */
export interface Conflict {
  field: string;
  /** The element of a list; undefined if it concerns the whole field. */
  at?: string | number;
  /** Undefined if the row was removed. */
  mine: unknown;
  theirs: unknown;
}

export interface Merge<Values> {
  /** The merged values; conflicts have the own side's value. */
  values: Values;
  conflicts: Conflict[];
  /** Fields whose value was taken from the other side, which alone changed them. */
  taken: string[];
}

export type Side = 'mine' | 'theirs';
type Row = Readonly<Record<string, unknown>>;

/** Compares as JSON, since the values of forms are JSON or dates; undefined (an emptied control) equals null. */
export const isSame = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

const textOf = (value: unknown): string => JSON.stringify(value ?? null, (_, part: unknown) => inOrder(part));

function inOrder(value: unknown): unknown {
  if (Object.getPrototypeOf(value ?? 0) !== Object.prototype) return value;
  const known = Object.entries(value as Row).filter(([, each]) => each !== undefined);
  return Object.fromEntries(known.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * A three-way merge of two edits of the same values. A change by one side only is taken; different changes by both sides are conflicts that
 * the user has to decide.
 */
export function mergeEdits<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
  fields: readonly MergedField[],
): Merge<Values> {
  const values = { ...mine } as Record<string, unknown>;
  const conflicts: Conflict[] = [];
  const taken: string[] = [];
  for (const field of fields) {
    const { name } = field;
    const [was, own, other] = [base, mine, theirs].map((side) => (side as Row)[name]);
    const merged = mergeField(field, was, own, other);
    values[name] = merged.value;
    conflicts.push(...merged.conflicts);
    if (!isSame(merged.value, own)) taken.push(name);
  }
  return { values: values as Values, conflicts, taken };
}

interface Merged {
  value: unknown;
  conflicts: Conflict[];
}

function mergeField(field: MergedField, base: unknown, mine: unknown, theirs: unknown): Merged {
  const plain = oneSided(base, mine, theirs);
  if (plain) return { value: plain.value, conflicts: [] };
  const { name, list } = field;
  const whole: Merged = { value: mine, conflicts: [{ field: name, mine, theirs }] };
  if (!list || ![base, mine, theirs].every(Array.isArray)) return whole;
  const merged = MERGES[typeof list === 'string' ? list : 'rows'](field, base as Row[], mine as Row[], theirs as Row[]);
  return goesTogether(field, merged.value, merged.conflicts) ? merged : whole;
}

/** More conflicts are not tried, because each doubles the combinations: then one side must be chosen for the whole list. */
const MOST_CONFLICTS_OF_A_WHOLE = 8;

/** Whether the list is valid for every combination of decisions. */
function goesTogether(field: MergedField, rows: unknown, conflicts: readonly Conflict[]): boolean {
  if (!field.isWhole) return true;
  const [next, ...rest] = conflicts;
  if (!next) return field.isWhole(rows as never);
  if (conflicts.length > MOST_CONFLICTS_OF_A_WHOLE) return false;
  return (['mine', 'theirs'] as const).every((side) => goesTogether(field, choose(rows, next, side, field), rest));
}

/** The value of the side that changed it; undefined if both sides changed it differently. */
function oneSided(base: unknown, mine: unknown, theirs: unknown): { value: unknown } | undefined {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine };
  return isSame(base, mine) ? { value: theirs } : undefined;
}

type MergeList = (field: MergedField, base: Row[], mine: Row[], theirs: Row[]) => Merged;

const MERGES: Record<'names' | 'places' | 'rows', MergeList> = {
  names: (_, base, mine, theirs) => {
    const has = (names: readonly unknown[], name: unknown) => names.some((one) => isSame(one, name));
    const left = theirs.filter((name) => has(mine, name) || !has(base, name));
    const added = mine.filter((name) => !has(base, name) && !has(theirs, name));
    return { value: [...left, ...added], conflicts: [] };
  },
  places: (field, base, mine, theirs) => {
    const conflicts: Conflict[] = [];
    const value = mine.map((own, at) => {
      const plain = oneSided(base[at], own, theirs[at]);
      if (!plain) conflicts.push({ field: field.name, at, mine: own, theirs: theirs[at] });
      return plain ? plain.value : own;
    });
    return { value, conflicts };
  },
  rows: (field, base, mine, theirs) => {
    const keys = new Set<string>();
    const own = byKey(field, mine);
    const other = byKey(field, theirs);
    const was = byKey(field, base);
    for (const rows of [other, own]) for (const key of rows.known.keys()) keys.add(key);
    const conflicts: Conflict[] = [];
    const value = [...keys].flatMap((key) => {
      const merged = mergeRow(was.known.get(key), own.known.get(key), other.known.get(key));
      if (merged.conflict) conflicts.push({ field: field.name, at: key, ...merged.conflict });
      return merged.row ?? [];
    });
    return { value: [...value, ...own.fresh], conflicts };
  },
};

function byKey(field: MergedField, rows: readonly Row[]) {
  const known = new Map<string, Row>();
  const fresh: Row[] = [];
  for (const row of rows) {
    const key = keyOf(field, row);
    if (key === undefined || known.has(key)) fresh.push(row);
    else known.set(key, row);
  }
  return { known, fresh };
}

function keyOf({ list }: MergedField, row: Row): string | undefined {
  const key = typeof list === 'object' ? row[list.by] : undefined;
  return typeof key === 'string' && key !== '' ? key : undefined;
}

/** A conflict concerns a whole row, but each side of it includes the fields that only the other side changed. */
function mergeRow(base?: Row, mine?: Row, theirs?: Row): { row?: Row; conflict?: Pick<Conflict, Side> } {
  const plain = oneSided(base, mine, theirs);
  if (plain) return plain.value ? { row: plain.value as Row } : {};
  if (!base || !mine || !theirs) return { ...(mine && { row: mine }), conflict: { mine, theirs } };
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const sides = names.map((name) => {
    const one = oneSided(base[name], mine[name], theirs[name]);
    return { name, mine: one ? one.value : mine[name], theirs: one ? one.value : theirs[name], isDecided: !!one };
  });
  const rowOf = (side: Side): Row => Object.fromEntries(sides.map((each) => [each.name, each[side]]));
  const row = rowOf('mine');
  return sides.every(({ isDecided }) => isDecided)
    ? { row }
    : { row, conflict: { mine: row, theirs: rowOf('theirs') } };
}

/** The current value of the conflict's part within its field. */
export function partOf(value: unknown, { at }: Conflict, field: MergedField): unknown {
  if (at === undefined) return value;
  const rows = (value ?? []) as Row[];
  return typeof at === 'number' ? rows[at] : rows.find((row) => keyOf(field, row) === at);
}

/** The value of a field after choosing one side; its other parts stay unchanged. */
export function choose(value: unknown, conflict: Conflict, side: Side, field: MergedField): unknown {
  const { at, [side]: chosen } = conflict;
  if (at === undefined) return chosen;
  const rows = (value ?? []) as Row[];
  if (typeof at === 'number') return rows.map((row, place) => (place === at ? chosen : row));
  const isIt = (row: Row) => keyOf(field, row) === at;
  if (chosen === undefined) return rows.filter((row) => !isIt(row));
  return rows.some(isIt) ? rows.map((row) => (isIt(row) ? chosen : row)) : [...rows, chosen];
}
