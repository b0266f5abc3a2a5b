const segments = new Intl.Segmenter('tr', { granularity: 'grapheme' });

/** How many characters a reader sees: a family emoji is one, and so is a letter with its accents. */
export const graphemesIn = (text: string): number => [...segments.segment(text)].length;
