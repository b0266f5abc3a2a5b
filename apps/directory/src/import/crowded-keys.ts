import type { Clock } from '@tedarik/service-kit';

/** In a directory of 100,000 a pair of words of a name or its beginning, in one city, is hardly ever shared by so many by chance. */
const MOST_SHARING = 20;
const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 50_000;

/**
 * Keys of names that many businesses share: words of every other name of a city. They tell little, and are most of what an import
 * would read. What was found by them teaches which they are, and for some minutes nobody looks for them again.
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

  /** From the keys of businesses, each of which was found once. */
  learn(found: readonly (readonly string[])[]): void {
    const counts = new Map<string, number>();
    for (const key of found.flat()) counts.set(key, (counts.get(key) ?? 0) + 1);
    for (const [key, count] of counts) if (count > MOST_SHARING) this.known.add(key);
  }
}
