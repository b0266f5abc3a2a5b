import { Picture } from '../../../components/picture.js';
import { drawings, paths } from '../../../config/paths.js';
import { useMessages } from '../../../lib/messages.js';
import { PlaceCard } from '../../listing/place-card.js';
import type { ListedDistrict } from '../api/load-districts.js';
import { districtsMessages } from '../districts.messages.js';

/** PUB-DIST-01: a card per district; a drawing and a sentence stand in for what is not stored. */
export function DistrictGrid({ districts }: { districts: readonly ListedDistrict[] }) {
  const { describe } = useMessages(districtsMessages);
  return (
    <div className="place-grid">
      {districts.map(({ id, slug, name, city, country, description, imageUrl, businessCount }) => (
        <PlaceCard
          key={id}
          name={name}
          area={`${city}, ${country}`}
          path={paths.district(slug)}
          businessCount={businessCount}
          picture={<Picture src={imageUrl} fallback={drawings.place(slug)} width={640} height={400} sizes="20rem" />}
          text={description || describe(name)}
        />
      ))}
    </div>
  );
}
