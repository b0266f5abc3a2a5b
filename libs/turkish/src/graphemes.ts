let segments: Intl.Segmenter | undefined;

/** How many characters a reader sees: a family emoji is one, and so is a letter with its accents. */
export function graphemesIn(text: string): number {
  // Made when first asked for: it costs a phone some 60 ms, and most pages count nothing.
  segments ??= new Intl.Segmenter('tr', { granularity: 'grapheme' });
  return [...segments.segment(text)].length;
}
