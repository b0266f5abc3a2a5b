const LONGEST = 60;
const MOST = 2_000;

/**
 * Returns a function that caches the results of `make` for short texts, because cities, boroughs and hours repeat in nearly every row of an
 * import. Results are shared and must not be changed. Results for longer texts are not cached; when the cache is full it is cleared.
 */
export function memoized<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = make(text);
    if (text.length > LONGEST) return made;
    if (known.size >= MOST) known.clear();
    known.set(text, made);
    return made;
  };
}
