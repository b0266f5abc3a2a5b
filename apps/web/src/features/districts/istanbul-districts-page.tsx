import { useLoaderData } from '../../lib/router/router-context.js';
import { paths } from '../../config/paths.js';
import { useMessages } from '../../lib/messages.js';
import { PageHead } from '../../lib/seo/page-head.js';
import { useSite } from '../../lib/site.js';
import { ListingFailed } from '../listing/listing-failed.js';
import type { DistrictsData } from './api/load-districts.js';
import { DistrictGrid } from './components/district-grid.js';
import { DistrictsFrame } from './components/districts-frame.js';
import { ofIstanbul } from './district-groups.js';
import { istanbulHead } from './districts-seo.js';
import { districtsMessages } from './districts.messages.js';

/** /semtler: the districts of İstanbul. */
export function IstanbulDistrictsPage() {
  const answer = useLoaderData<DistrictsData>();
  const site = useSite();
  const messages = useMessages(districtsMessages);
  if (answer.state === 'failed') return <ListingFailed title={messages.failed} traceId={answer.traceId} />;
  const districts = ofIstanbul(answer.districts);
  return (
    <>
      <PageHead head={istanbulHead(answer.districts, site)} />
      <DistrictsFrame
        title={messages.titleOfIstanbul}
        lead={messages.leadOfIstanbul}
        other={{ label: messages.toAll, path: paths.allDistricts }}
        empty={!districts.length}
      >
        <h2 className="sr">{messages.districts}</h2>
        <DistrictGrid districts={districts} />
      </DistrictsFrame>
    </>
  );
}

export { IstanbulDistrictsPage as Component };
export { loadDistricts as loader } from './api/load-districts.js';
