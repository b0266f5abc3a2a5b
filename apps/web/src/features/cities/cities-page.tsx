import { useLoaderData } from '../../lib/router/router-context.js';
import { PageBanner } from '../../components/page-banner.js';
import { Drawing } from '../../components/drawing.js';
import { EmptyState } from '../../components/state-panel.js';
import { drawings, paths } from '../../config/paths.js';
import { useMessages } from '../../lib/messages.js';
import { PageHead } from '../../lib/seo/page-head.js';
import { useSite } from '../../lib/site.js';
import { ListingFailed } from '../listing/listing-failed.js';
import { PlaceCard } from '../listing/place-card.js';
import type { CitiesData } from './api/load-cities.js';
import { citiesHead } from './cities-seo.js';
import { citiesMessages } from './cities.messages.js';

const FIRST_ROW = 4;

/** /sehirler: all cities (PUB-CITY-01, 02). */
export function CitiesPage() {
  const answer = useLoaderData<CitiesData>();
  const site = useSite();
  const messages = useMessages(citiesMessages);
  if (answer.state === 'failed') return <ListingFailed title={messages.failed} traceId={answer.traceId} />;
  const { cities } = answer;
  return (
    <>
      <PageHead head={citiesHead(cities, site)} />
      <PageBanner trail={[{ name: messages.title }]} title={messages.title} lead={messages.lead} />
      <div className="wrap page-end">
        <h2 className="sr">{messages.all}</h2>
        {!cities.length && <EmptyState text={messages.empty} />}
        <div className="place-grid">
          {cities.map(({ slug, name, country, businessCount }, index) => (
            <PlaceCard
              key={slug}
              name={name}
              area={country}
              path={paths.city(slug)}
              businessCount={businessCount}
              picture={<Drawing src={drawings.place(slug)} width={640} height={400} eager={index < FIRST_ROW} />}
            />
          ))}
        </div>
      </div>
    </>
  );
}

export { CitiesPage as Component };
export { loadCities as loader } from './api/load-cities.js';
