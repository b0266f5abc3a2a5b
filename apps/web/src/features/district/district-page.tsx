import { Link } from '../../lib/router/link.js';
import { useLoaderData } from '../../lib/router/router-context.js';
import { Breadcrumbs } from '../../components/breadcrumbs.js';
import { Icon } from '../../components/icon.js';
import { NothingHere } from '../../components/missing-page.js';
import { Picture } from '../../components/picture.js';
import { drawings, paths } from '../../config/paths.js';
import { useMessages } from '../../lib/messages.js';
import { PageHead } from '../../lib/seo/page-head.js';
import { useSite } from '../../lib/site.js';
import { BackLink, ListingFailed } from '../listing/listing-failed.js';
import { PlaceBusinesses } from '../listing/place-businesses.js';
import { SeoText } from '../listing/seo-text.js';
import type { DistrictData, FoundDistrict } from './api/load-district.js';
import { districtHead, districtTrail } from './district-seo.js';
import { districtMessages } from './district.messages.js';

/** /semt/:slug. The loader has handled 301, 404, 410 and 503 with their status. */
export function DistrictPage() {
  const answer = useLoaderData<DistrictData>();
  const messages = useMessages(districtMessages);
  if (answer.state === 'loaded') return <District found={answer.found} page={answer.page} />;
  if (answer.state !== 'failed') return <DistrictMissing gone={answer.state === 'gone'} />;
  const back = { label: messages.allDistricts, path: paths.districts };
  return <ListingFailed title={messages.failed} traceId={answer.traceId} back={back} />;
}

/** PUB-DIST-03: picture, back link, location, description, businesses, SEO text. */
function District({ found, page }: { found: FoundDistrict; page: number }) {
  const site = useSite();
  const messages = useMessages(districtMessages);
  const { name, slug, city, region, country, description, imageUrl } = found.district;
  return (
    <>
      <PageHead head={districtHead(found, page, site)} />
      <div className="wrap">
        <Breadcrumbs trail={districtTrail(name, site)} />
      </div>
      <div className="biz-cover place-cover">
        <Picture src={imageUrl} fallback={drawings.place(slug)} width={1280} height={340} sizes="100vw" eager />
      </div>
      <div className="wrap place-head">
        <h1>{name}</h1>
        <p className="meta">
          <span>
            <Icon name="pin" />
            {[city, region, country].filter(Boolean).join(', ')}
          </span>
          <BackLink label={messages.allDistricts} path={paths.districts} />
        </p>
        <p className="lead">{description || messages.describe(name)}</p>
      </div>
      <PlaceBusinesses
        title={messages.businessesIn(name)}
        businesses={found.businesses}
        page={page}
        path={paths.district(slug)}
        emptyPath={paths.businesses}
      />
      <SeoText name={name} html={found.seoText} />
    </>
  );
}

/** PUB-DIST-04: shown instead of a district that does not exist or was deleted. */
function DistrictMissing({ gone }: { gone: boolean }) {
  const messages = useMessages(districtMessages);
  const text = gone ? messages.goneText : messages.notFoundText;
  return (
    <NothingHere title={messages.notFound} text={text}>
      <Link className="button" to={paths.districts}>
        {messages.allDistricts}
      </Link>
    </NothingHere>
  );
}

export { DistrictPage as Component };
export { loadDistrict as loader } from './api/load-district.js';
