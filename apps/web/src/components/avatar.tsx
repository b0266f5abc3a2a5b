import { pictureAddress } from '../config/paths.js';
import { initialsOf } from './medallion.js';
import { useBrokenPicture } from './use-broken-picture.js';

/** A round picture of a person, or the initials. Decorative, because the name is next to it. */
export function Avatar({ name, picture }: { name: string; picture?: string | null | undefined }) {
  const { isBroken, watch } = useBrokenPicture(picture);
  return (
    <span className="avatar" aria-hidden="true">
      {picture && !isBroken ? (
        <img key={picture} src={pictureAddress(picture, 160)} alt="" width={44} height={44} {...watch} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
