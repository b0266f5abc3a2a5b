import { upper } from '@tedarik/turkish';

/** First letters of the first two words: "Anadolu Baharat Evi" -> "AB". */
export const initialsOf = (name: string): string =>
  name
    .split(/[\s-]+/)
    .filter((word) => /^[\p{L}\d]/u.test(word))
    .slice(0, 2)
    .map((word) => upper([...word][0]!))
    .join('');

/** The round mark of a business without a logo. Decorative: the name stands beside it. */
export function Medallion({ name, small = false }: { name: string; small?: boolean }) {
  return (
    <div className={small ? 'medallion sm' : 'medallion'} aria-hidden="true">
      {initialsOf(name)}
    </div>
  );
}
