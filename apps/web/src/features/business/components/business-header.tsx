import { lazy } from 'react';
import { Link } from '../../../lib/router/link.js';
import { BusinessBadges } from '../../../components/badges.js';
import { CategoryChip } from '../../../components/category-chip.js';
import { DeferredCompareButton } from '../../../components/deferred-compare.js';
import { FavouriteButton } from '../../../components/favourite-button.js';
import { Icon } from '../../../components/icon.js';
import { AfterHydration } from '../../../components/after-hydration.js';
import { Medallion } from '../../../components/medallion.js';
import { Picture } from '../../../components/picture.js';
import { Stars } from '../../../components/stars.js';
import { businessesWithServicePath, drawings, paths } from '../../../config/paths.js';
import { categoryKey } from '../../../lib/category-key.js';
import { useMessages } from '../../../lib/messages.js';
import type { BusinessCardFragment } from '../../../lib/graphql/types.js';
import type { Business } from '../api/load-business.js';
import { businessMessages } from '../business.messages.js';
import { useMovingMark } from '../use-moving-mark.js';

const ShareButton = lazy(async () => ({ default: (await import('../../../components/share-button.js')).ShareButton }));

/** The service attributes; each links to all businesses with it. */
function ServiceChips({ services }: { services: Business['serviceAttributes'] }) {
  const messages = useMessages(businessMessages);
  if (!services.length) return null;
  return (
    <ul className="chips" aria-label={messages.services}>
      {services.map(({ id, slug, name }) => (
        <li key={id}>
          <Link className="chip service" to={businessesWithServicePath(slug)}>
            <Icon name="check" />
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What the head shows: the facts of a card, which is all that is known at first, and the services. */
export type KnownBusiness = BusinessCardFragment & Partial<Pick<Business, 'serviceAttributes'>>;

/** PUB-BIZ-01, 03: cover, logo, name, and the most important facts for a buyer. */
export function BusinessHeader({ business }: { business: KnownBusiness }) {
  const messages = useMessages(businessMessages);
  const head = useMovingMark(business.slug);
  const { headquarters: place, serviceAttributes: services } = business;
  const photo = business.coverImageUrl ?? business.photoUrl;
  // A business with little more than a name and address has no cover, so that these come first.
  const brief = !photo && !business.description && !business.phone && !place?.phone;
  return (
    <>
      <div className={brief ? 'biz-cover brief' : 'biz-cover'}>
        {!brief && (
          <Picture
            src={photo}
            fallback={drawings.banner(categoryKey(business.categories[0]?.slug), business.slug)}
            width={1280}
            height={340}
            sizes="100vw"
            eager
          />
        )}
        {services && (
          <AfterHydration meanwhile={null}>
            <ShareButton
              path={paths.business(business.slug)}
              title={business.name}
              label={messages.share(business.name)}
            />
          </AfterHydration>
        )}
        <FavouriteButton id={business.id} name={business.name} />
        {services && <DeferredCompareButton slug={business.slug} name={business.name} />}
      </div>
      <div className="wrap">
        <div className="biz-head" ref={head}>
          <Medallion name={business.name} logo={business.logoUrl} />
          <div className="copy">
            <BusinessBadges featured={business.featured} verified={business.verified} />
            <h1>{business.name}</h1>
            <div className="meta">
              {!!business.averageRating && <Stars rating={business.averageRating} count={business.reviewCount} />}
              {place && (
                <span>
                  <Icon name="pin" />
                  {place.borough ? `${place.borough}, ${place.city}` : place.city}
                </span>
              )}
              {business.minimumOrder && (
                <span>
                  <Icon name="shop" />
                  {messages.minimumOrder(business.minimumOrder)}
                </span>
              )}
              {business.established && (
                <span>
                  <Icon name="calendar" />
                  {messages.since(business.established)}
                </span>
              )}
            </div>
            <div className="chips">
              {business.categories.map((category) => (
                <CategoryChip key={category.id} category={category} />
              ))}
            </div>
            {services && <ServiceChips services={services} />}
          </div>
        </div>
      </div>
    </>
  );
}
