let segments: Intl.Segmenter | undefined;

/** Latin letters, digits and signs that are one grapheme each. */
const PLAIN = /^[\n\x20-\x7e\u00a0-\u024f]*$/;

/**
 * The number of graphemes, which readers see as characters: a family emoji counts as one, and so does a letter with its diacritics.
 * Counting stops above `most`, so the result is then only known to be greater.
 */
export function graphemesIn(text: string, most = Infinity): number {
  if (PLAIN.test(text)) return text.length;
  // Created when first needed, because it takes a phone some 60 ms.
  segments ??= new Intl.Segmenter('tr', { granularity: 'grapheme' });
  const found = segments.segment(text)[Symbol.iterator]();
  let count = 0;
  while (count <= most && !found.next().done) count++;
  return count;
}
