import { upper } from '@tedarik/turkish';
import { pictureAddress } from '../config/paths.js';
import { useBrokenPicture } from './use-broken-picture.js';

/** First letters of the first two words: "Anadolu Baharat Evi" -> "AB". */
export const initialsOf = (name: string): string =>
  name
    .split(/[\s-]+/)
    .filter((word) => /^[\p{L}\d]/u.test(word))
    .slice(0, 2)
    .map((word) => upper([...word][0]!))
    .join('');

interface MedallionProps {
  name: string;
  /** Path of the business's own mark, as it comes with the data; initials stand in for it. */
  logo?: string | null | undefined;
  small?: boolean;
}

/** The round mark of a business. Decorative: the name stands beside it. From a card it moves to the page that the card leads to (app/prefetch/move-marks.ts). */
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
