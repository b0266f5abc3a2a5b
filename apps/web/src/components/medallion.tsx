import { upper } from '@tedarik/turkish';
import { useViewTransitionState } from 'react-router-dom';
import { paths, pictureAddress } from '../config/paths.js';
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
  slug: string;
  /** Path of the business's own mark, as it comes with the data; initials stand in for it. */
  logo?: string | null | undefined;
  small?: boolean;
}

/** The round mark of a business. Decorative: the name stands beside it. From a card it moves to the page that the card leads to. */
export function Medallion({ name, slug, logo, small = false }: MedallionProps) {
  const moves = useViewTransitionState(paths.business(slug));
  const { isBroken, watch } = useBrokenPicture(logo);
  return (
    <div
      className={small ? 'medallion sm' : 'medallion'}
      style={moves ? { viewTransitionName: `medallion-${slug}` } : undefined}
      aria-hidden="true"
    >
      {logo && !isBroken ? (
        <img key={logo} src={pictureAddress(logo, small ? 160 : 320)} alt="" width={168} height={168} {...watch} />
      ) : (
        initialsOf(name)
      )}
    </div>
  );
}
