/** Default of the largest accepted amount, in lira. */
const MOST = 9_999_999.99;

// Dots separate thousands if groups of three digits follow them; otherwise a single dot is a decimal separator.
const GROUPED = /^(?:0|[1-9]\d{0,2}(?:\.\d{3})*)(?:,\d{1,2})?$/;
const PLAIN = /^\d+(?:[.,]\d{1,2})?$/;

/**
 * Parses an amount in lira as people type it: '1.250,5' -> 1250.5, '1.250' -> 1250, '12.5' -> 12.5, '₺ 12' -> 12. Undefined for anything
 * else, for more than two decimals, and for more than `most`.
 */
export function parsePrice(text: string, most = MOST): number | undefined {
  const typed = text.replace(/^\s*₺|₺\s*$/g, '').trim();
  const written = GROUPED.test(typed) ? typed.replaceAll('.', '') : PLAIN.test(typed) ? typed : undefined;
  const amount = written === undefined ? NaN : Number(written.replace(',', '.'));
  return amount <= most ? amount : undefined;
}
