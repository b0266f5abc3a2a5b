import { useLoaderData } from '../../lib/router/router-context.js';
import { Breadcrumbs } from '../../components/breadcrumbs.js';
import { Drawing } from '../../components/drawing.js';
import { Icon } from '../../components/icon.js';
import { drawings, paths } from '../../config/paths.js';
import { useMessages } from '../../lib/messages.js';
import { unlisted } from '../../lib/seo/head.js';
import { PageHead } from '../../lib/seo/page-head.js';
import { useSite } from '../../lib/site.js';
import { NoBusinesses } from '../listing/business-listing.js';
import { BackLink, ListingFailed } from '../listing/listing-failed.js';
import { listingMessages } from '../listing/listing.messages.js';
import { PlaceBusinesses } from '../listing/place-businesses.js';
import { SeoText } from '../listing/seo-text.js';
import type { CityData, FoundCity } from './api/load-city.js';
import { cityHead, cityTrail } from './city-seo.js';
import { cityMessages } from './city.messages.js';

/** /sehir/:slug. The loader has handled 301, 404 and 503 with their status. */
export function CityPage() {
  const answer = useLoaderData<CityData>();
  const messages = useMessages(cityMessages);
  if (answer.state === 'loaded') return <City found={answer.found} page={answer.page} />;
  if (answer.state !== 'failed') return <CityMissing name={answer.name} />;
  const back = { label: messages.allCities, path: paths.cities };
  return <ListingFailed title={messages.failed} traceId={answer.traceId} back={back} />;
}

function City({ found, page }: { found: FoundCity; page: number }) {
  const site = useSite();
  const messages = useMessages(cityMessages);
  const { name, slug, country } = found.city;
  return (
    <>
      <PageHead head={cityHead(found, page, site)} />
      <div className="wrap">
        <Breadcrumbs trail={cityTrail(name, site)} />
      </div>
      <div className="biz-cover place-cover">
        <Drawing src={drawings.place(slug)} width={1280} height={340} eager />
      </div>
      <div className="wrap place-head">
        <h1>{name}</h1>
        <p className="meta">
          <span>
            <Icon name="pin" />
            {country}
          </span>
          <BackLink label={messages.allCities} path={paths.cities} />
        </p>
      </div>
      <PlaceBusinesses
        title={messages.businessesIn(name)}
        businesses={found.businesses}
        page={page}
        path={paths.city(slug)}
        emptyPath={paths.allBusinesses}
      />
      <SeoText name={name} html={found.seoText} />
    </>
  );
}

/** PUB-CITY-10: shown if no city and no province has this name. */
function CityMissing({ name }: { name: string }) {
  const site = useSite();
  const { notFound } = useMessages(cityMessages);
  const { empty } = useMessages(listingMessages);
  return (
    <div className="wrap page-end">
      <PageHead head={unlisted(notFound, empty)} />
      <Breadcrumbs trail={cityTrail(name, site)} />
      <h1>{name}</h1>
      <NoBusinesses path={paths.allBusinesses} />
    </div>
  );
}

export { CityPage as Component };
export { loadCity as loader } from './api/load-city.js';
