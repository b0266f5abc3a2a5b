import { useMessages } from '../lib/messages.js';
import { useFavourites } from '../lib/store/use-favourites.js';
import { componentMessages } from './components.messages.js';
import { Icon } from './icon.js';

/** Adds a business to the favourites, in the account or in this browser. Shown once the favourites are known. */
export function FavouriteButton({ id, name }: { id: string; name: string }) {
  const { keep } = useMessages(componentMessages);
  const { ids, toggle } = useFavourites();
  if (!ids) return null;
  return (
    <button
      className="favourite"
      type="button"
      aria-pressed={ids.includes(id)}
      aria-label={keep(name)}
      onClick={() => toggle(id)}
    >
      <Icon name="heart" />
    </button>
  );
}
