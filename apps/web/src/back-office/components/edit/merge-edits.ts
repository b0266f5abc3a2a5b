/** How the parts of a list are told apart, where two edits of one list can be put together. */
export type ListKind =
  /** Names or ids: what one side adds is added, what one side takes out is out. */
  | 'names'
  /** Always as many, as the days of a week. */
  | 'places'
  /** Rows that this field tells apart; a row without it is new. */
  | { by: string };

/** What has to be known of a field to put two edits of it together. */
export interface MergedField {
  name: string;
  list?: ListKind;
  /** Of a list: false where rows of two sides do not go together; then one side is chosen for all. */
  isWhole?(rows: never): boolean;
}

/** Changed on both sides, and differently. */
export interface Conflict {
  field: string;
  /** Which part of a list; undefined for the whole field. */
  at?: string | number;
  /** Undefined for a row that was taken out. */
  mine: unknown;
  theirs: unknown;
}

export interface Merge<Values> {
  /** With the own side wherever both changed something. */
  values: Values;
  conflicts: Conflict[];
  /** Fields that hold what only the other side changed. */
  taken: string[];
}

export type Side = 'mine' | 'theirs';
type Row = Readonly<Record<string, unknown>>;

/** Values of forms are JSON, dates apart, which become JSON; an emptied control holds undefined. */
export const isSame = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

const textOf = (value: unknown): string => JSON.stringify(value ?? null, (_, part: unknown) => inOrder(part));

function inOrder(value: unknown): unknown {
  if (Object.getPrototypeOf(value ?? 0) !== Object.prototype) return value;
  const known = Object.entries(value as Row).filter(([, each]) => each !== undefined);
  return Object.fromEntries(known.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Puts together what two people made of the same values. What only one of them changed is taken; what both changed
 * differently is a conflict, which somebody has to decide.
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

/** More are not tried out, as each doubles the ways to decide: then one side is chosen for all. */
const MOST_CONFLICTS_OF_A_WHOLE = 8;

/** Whether the list is whole however its conflicts are decided. */
function goesTogether(field: MergedField, rows: unknown, conflicts: readonly Conflict[]): boolean {
  if (!field.isWhole) return true;
  const [next, ...rest] = conflicts;
  if (!next) return field.isWhole(rows as never);
  if (conflicts.length > MOST_CONFLICTS_OF_A_WHOLE) return false;
  return (['mine', 'theirs'] as const).every((side) => goesTogether(field, choose(rows, next, side, field), rest));
}

/** Undefined where both sides changed it differently. */
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

/** A row is decided as one, but keeps on both sides what only the other side changed of it. */
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

/** What a conflict is about, as it stands in the value of its field now. */
export function partOf(value: unknown, { at }: Conflict, field: MergedField): unknown {
  if (at === undefined) return value;
  const rows = (value ?? []) as Row[];
  return typeof at === 'number' ? rows[at] : rows.find((row) => keyOf(field, row) === at);
}

/** The value of a field once somebody has decided for one side; the rest of it stays as it is. */
export function choose(value: unknown, conflict: Conflict, side: Side, field: MergedField): unknown {
  const { at, [side]: chosen } = conflict;
  if (at === undefined) return chosen;
  const rows = (value ?? []) as Row[];
  if (typeof at === 'number') return rows.map((row, place) => (place === at ? chosen : row));
  const isIt = (row: Row) => keyOf(field, row) === at;
  if (chosen === undefined) return rows.filter((row) => !isIt(row));
  return rows.some(isIt) ? rows.map((row) => (isIt(row) ? chosen : row)) : [...rows, chosen];
}
