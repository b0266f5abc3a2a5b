import { joinedName } from './heading-names.js';
import { waysFrom } from './sources.js';
import { isFields } from './read-value.js';

type Source = Record<string, unknown>;

const DEEPEST = 3;
/** An object with more keys is treated as a list, e.g. of attributes. */
const MOST_KEYS = 20;

/** A value anywhere in a record, with the keys that lead to it: 'location.lat'. */
export interface Leaf {
  path: readonly string[];
  value: unknown;
}

/** All values of a record with their paths. Lists stay whole, as do objects that a reader takes as a whole. */
export function* leavesOf(record: Source, path: readonly string[] = []): Generator<Leaf> {
  for (const [key, value] of Object.entries(record)) {
    const at = [...path, key];
    if (isFields(value) && isTakenApart(at, value)) yield* leavesOf(value, at);
    else yield { path: at, value };
  }
}

export const leafName = ({ path }: Pick<Leaf, 'path'>): string => path.join('.');

function isTakenApart(path: readonly string[], value: Source): boolean {
  const keys = Object.keys(value).length;
  if (path.length >= DEEPEST || keys === 0 || keys > MOST_KEYS) return false;
  return !waysAt(path).some((way) => way.read(value) !== undefined);
}

/** The ways from this path to our fields. */
export function waysAt([key = '', ...rest]: readonly string[]) {
  const steps = rest.map(joinedName).join('.');
  return waysFrom(key).filter((way) => way.path.join('.') === steps);
}

/** The record without the leaves for which `isGone` returns true. */
export function withoutLeaves(record: Source, isGone: (leaf: Leaf) => boolean, path: readonly string[] = []): Source {
  const kept: Source = {};
  for (const [key, value] of Object.entries(record)) {
    const at = [...path, key];
    if (isFields(value) && isTakenApart(at, value)) kept[key] = withoutLeaves(value, isGone, at);
    else if (!isGone({ path: at, value })) kept[key] = value;
  }
  return kept;
}
