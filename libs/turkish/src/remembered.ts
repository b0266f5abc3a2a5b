const LONGEST = 60;
const MOST = 2_000;

/**
 * The same function, which works out each short text once: cities, boroughs and hours come again in nearly every row of an
 * import. What it answers is shared and must not be changed. Longer texts are not remembered; when there are too many, all
 * are forgotten.
 */
export function remembered<T>(make: (text: string) => T): (text: string) => T {
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
