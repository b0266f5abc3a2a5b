import { upper } from '@tedarik/turkish';
import { pictureAddress } from '../config/paths.js';
import { useBrokenPicture } from './use-broken-picture.js';

/** The initials of the first two words: "Anadolu Baharat Evi" -> "AB". */
export const initialsOf = (name: string): string =>
  name
    .split(/[\s-]+/)
    .filter((word) => /^[\p{L}\d]/u.test(word))
    .slice(0, 2)
    .map((word) => upper([...word][0]!))
    .join('');

interface MedallionProps {
  name: string;
  /** Path of the business's logo; initials are shown without one. */
  logo?: string | null | undefined;
  small?: boolean;
}

/**
 * The round mark of a business. Decorative, because the name is next to it. It moves from a card to the page that the card links to
 * (features/business/use-moving-mark.ts).
 */
export function Medallion({ name, logo, small = false }: MedallionProps) {
  const { isBroken, watch } = useBrokenPicture(logo);
  return (
    <div className={small ? 'medallion sm' : 'medallion'} aria-hidden="true">
      {logo && !isBroken ? (
        <img key={logo} src={pictureAddress(logo, small ? 160 : 320)} alt="" width={168} height={168} {...watch} />
      ) : (
        initialsOf(name)
      )}
    </div>
  );
}
