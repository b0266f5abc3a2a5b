import { Link } from '../../../lib/router/link.js';
import { Picture } from '../../../components/picture.js';
import { drawings, paths } from '../../../config/paths.js';
import { useMessages } from '../../../lib/messages.js';
import { PlaceCard } from '../../listing/place-card.js';
import type { ListedDistrict } from '../api/load-districts.js';
import { districtsMessages } from '../districts.messages.js';

/**
 * PUB-DIST-01: a card per district with businesses, and the names of the others below. A drawing and a sentence replace a missing picture
 * and description.
 */
export function DistrictGrid({ districts }: { districts: readonly ListedDistrict[] }) {
  const { describe, withoutBusinesses } = useMessages(districtsMessages);
  const busy = districts.filter(({ businessCount }) => businessCount > 0);
  const quiet = districts.filter(({ businessCount }) => businessCount === 0);
  return (
    <>
      {busy.length > 0 && (
        <div className="place-grid">
          {busy.map(({ id, slug, name, city, country, description, imageUrl, businessCount }) => (
            <PlaceCard
              key={id}
              name={name}
              area={`${city}, ${country}`}
              path={paths.district(slug)}
              businessCount={businessCount}
              picture={
                <Picture src={imageUrl} fallback={drawings.place(slug)} width={640} height={400} sizes="20rem" />
              }
              text={description || describe(name)}
            />
          ))}
        </div>
      )}
      {quiet.length > 0 && (
        <div className="quiet-places">
          <p className="small muted">{withoutBusinesses}</p>
          <ul>
            {quiet.map(({ id, slug, name }) => (
              <li key={id}>
                <Link to={paths.district(slug)}>{name}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
