import type { Clock } from '@tedarik/service-kit';

/**
 * In a directory of 100,000 businesses, hardly any pair of words of a name (or its first words) within one city is shared by this many
 * businesses by chance.
 */
const MOST_SHARING = 20;
const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 50_000;

/**
 * Remembers keys of names that too many businesses share, such as words that are in every other name of a city. They say little, but would
 * make up most of what an import reads. They are learnt from the businesses found, and skipped for some minutes.
 */
export class CrowdedKeys {
  private readonly known = new Set<string>();
  private knownUntil = 0;

  constructor(private readonly clock: Clock) {}

  without(keys: readonly string[]): string[] {
    const now = this.clock.now().getTime();
    if (now >= this.knownUntil || this.known.size > MOST_KEPT) {
      this.known.clear();
      this.knownUntil = now + KEPT_MS;
    }
    return keys.filter((key) => !this.known.has(key));
  }

  /** `found`: the keys of businesses, each business once. */
  learn(found: readonly (readonly string[])[]): void {
    const counts = new Map<string, number>();
    for (const key of found.flat()) counts.set(key, (counts.get(key) ?? 0) + 1);
    for (const [key, count] of counts) if (count > MOST_SHARING) this.known.add(key);
  }
}
