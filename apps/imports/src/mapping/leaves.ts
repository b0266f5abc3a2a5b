import { joinedName, waysFrom } from './sources.js';
import { isFields } from './read-value.js';

type Source = Record<string, unknown>;

const DEEPEST = 3;
/** An object of more keys is a list of something, as attributes are. */
const MOST_KEYS = 20;

/** What a record says somewhere, under the names that lead there: 'location.lat'. */
export interface Leaf {
  path: readonly string[];
  value: unknown;
}

/** Everything that a record says, each where a name of its own leads to it. Lists are whole, and so is what is read whole. */
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

/** The ways to fields of ours that end at this path. */
export function waysAt([key = '', ...rest]: readonly string[]) {
  const steps = rest.map(joinedName).join('.');
  return waysFrom(key).filter((way) => way.path.join('.') === steps);
}

/** A record without some of its leaves. */
export function withoutLeaves(record: Source, isGone: (leaf: Leaf) => boolean, path: readonly string[] = []): Source {
  const kept: Source = {};
  for (const [key, value] of Object.entries(record)) {
    const at = [...path, key];
    if (isFields(value) && isTakenApart(at, value)) kept[key] = withoutLeaves(value, isGone, at);
    else if (!isGone({ path: at, value })) kept[key] = value;
  }
  return kept;
}
