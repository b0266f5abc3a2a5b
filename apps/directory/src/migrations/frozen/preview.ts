const PREVIEW_LENGTH = 100;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
// These tags separate words.
const BREAKS =
  /<\/?(?:p|br|hr|h[1-6]|blockquote|ul|ol|li|figure|figcaption|table|thead|tbody|tr|th|td|pre|div)\b[^<>]*>/gi;

/** Used by migration 008: the beginning of a stored text. The HTML was sanitised when it was stored, so each '<' begins a tag. */
export function previewOf(html: string): string {
  const text = html
    .replace(BREAKS, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name]!)
    .replace(/\s+/g, ' ')
    .trim();
  return [...text].slice(0, PREVIEW_LENGTH).join('');
}
