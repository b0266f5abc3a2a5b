/** Largest amount that is taken unless told otherwise, in lira. */
const MOST = 9_999_999.99;

// Dots part thousands when whole groups of three follow them; otherwise the one dot stands for a comma.
const GROUPED = /^(?:0|[1-9]\d{0,2}(?:\.\d{3})*)(?:,\d{1,2})?$/;
const PLAIN = /^\d+(?:[.,]\d{1,2})?$/;

/**
 * An amount in lira as people type it: '1.250,5' -> 1250.5, '1.250' -> 1250, '12.5' -> 12.5, '₺ 12' -> 12. Undefined for
 * anything else, more than two decimals or more than `most`.
 */
export function parsePrice(text: string, most = MOST): number | undefined {
  const typed = text.replace(/^\s*₺|₺\s*$/g, '').trim();
  const written = GROUPED.test(typed) ? typed.replaceAll('.', '') : PLAIN.test(typed) ? typed : undefined;
  const amount = written === undefined ? NaN : Number(written.replace(',', '.'));
  return amount <= most ? amount : undefined;
}
