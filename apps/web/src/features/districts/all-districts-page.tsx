import { useLoaderData } from '../../lib/router/router-context.js';
import { paths } from '../../config/paths.js';
import { useMessages } from '../../lib/messages.js';
import { PageHead } from '../../lib/seo/page-head.js';
import { useSite } from '../../lib/site.js';
import { ListingFailed } from '../listing/listing-failed.js';
import type { DistrictsData } from './api/load-districts.js';
import { DistrictGrid } from './components/district-grid.js';
import { DistrictsFrame } from './components/districts-frame.js';
import { byCity } from './district-groups.js';
import { allDistrictsHead } from './districts-seo.js';
import { districtsMessages } from './districts.messages.js';

/** /bolgeler: the districts of all cities, grouped by city. */
export function AllDistrictsPage() {
  const answer = useLoaderData<DistrictsData>();
  const site = useSite();
  const messages = useMessages(districtsMessages);
  if (answer.state === 'failed') return <ListingFailed title={messages.failed} traceId={answer.traceId} />;
  return (
    <>
      <PageHead head={allDistrictsHead(answer.districts, site)} />
      <DistrictsFrame
        title={messages.titleOfAll}
        lead={messages.leadOfAll}
        other={{ label: messages.toIstanbul, path: paths.districts }}
        empty={!answer.districts.length}
      >
        {byCity(answer.districts).map(({ city, districts }) => (
          <section key={city} className="place-group" aria-label={city}>
            <h2>{city}</h2>
            <DistrictGrid districts={districts} />
          </section>
        ))}
      </DistrictsFrame>
    </>
  );
}

export { AllDistrictsPage as Component };
export { loadDistricts as loader } from './api/load-districts.js';
