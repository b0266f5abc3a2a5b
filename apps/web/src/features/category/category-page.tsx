import { useLoaderData, useParams } from '../../lib/router/router-context.js';
import { Breadcrumbs } from '../../components/breadcrumbs.js';
import { Drawing } from '../../components/drawing.js';
import { drawings, paths } from '../../config/paths.js';
import { categoryKey } from '../../lib/category-key.js';
import { useMessages } from '../../lib/messages.js';
import { totalText } from '../../lib/page-number.js';
import { unlisted } from '../../lib/seo/head.js';
import { PageHead } from '../../lib/seo/page-head.js';
import { useSite } from '../../lib/site.js';
import { BusinessListing, NoBusinesses } from '../listing/business-listing.js';
import { BackLink, ListingFailed } from '../listing/listing-failed.js';
import { listingMessages } from '../listing/listing.messages.js';
import type { BusinessCards } from '../listing/load-place.js';
import { SeoText } from '../listing/seo-text.js';
import type { CategoryData } from './api/load-category.js';
import { categoryHead, categoryTrail, meantHead } from './category-seo.js';
import { categoryMessages } from './category.messages.js';

/** /kategori/:slug. The loader has handled 301, 404, 410 and 503 with their status. */
export function CategoryPage() {
  const answer = useLoaderData<CategoryData>();
  const site = useSite();
  const messages = useMessages(categoryMessages);
  const { businesses: heading } = useMessages(listingMessages);
  const { slug = '' } = useParams();
  if (answer.state === 'failed') {
    const back = { label: messages.allCategories, path: paths.categories };
    return <ListingFailed title={messages.failed} traceId={answer.traceId} back={back} />;
  }
  if (answer.state !== 'loaded') return <CategoryMissing answer={answer} />;
  const { found, page } = answer;
  const isOne = found.__typename === 'CategoryFound';
  const name = isOne ? found.category.name : found.name;
  return (
    <>
      <PageHead head={isOne ? categoryHead(found, page, site) : meantHead(found, site)} />
      <CategoryHeader name={name} slug={isOne ? found.category.slug : undefined} businesses={found.businesses} />
      <div className="wrap page-end">
        <h2 className="sr">{heading}</h2>
        <BusinessListing
          businesses={found.businesses}
          page={page}
          path={paths.category(isOne ? found.category.slug : slug)}
          emptyPath={paths.businesses}
        />
      </div>
      {isOne && <SeoText name={name} html={found.seoText} />}
    </>
  );
}

/** PUB-CAT-06: the header with the total number of businesses, not that of this page. */
function CategoryHeader({ name, slug, businesses }: { name: string; slug?: string; businesses: BusinessCards | null }) {
  const site = useSite();
  const messages = useMessages(categoryMessages);
  const key = categoryKey(slug);
  const total = businesses && totalText(businesses);
  return (
    <section className="pagehead cat has-dish" data-cat={key}>
      <div className="wrap">
        <Drawing className="dish" src={drawings.plate(key)} width={210} height={210} eager />
        <Breadcrumbs trail={categoryTrail(name, site)} />
        <div className="copy">
          <h1>{name}</h1>
          {total !== null && <p className="lead">{messages.showing(name, total)}</p>}
          <BackLink label={messages.allCategories} path={paths.categories} />
        </div>
      </div>
    </section>
  );
}

/** PUB-CAT-12: shown instead of a category that never existed or was deleted. */
function CategoryMissing({ answer }: { answer: Extract<CategoryData, { name: string }> }) {
  const messages = useMessages(categoryMessages);
  const { empty } = useMessages(listingMessages);
  const text = answer.state === 'gone' ? messages.gone : empty;
  return (
    <>
      <PageHead head={unlisted(messages.notFound, text)} />
      <CategoryHeader name={answer.name} businesses={null} />
      <div className="wrap page-end">
        {answer.state === 'gone' && <p className="notice">{text}</p>}
        <NoBusinesses path={paths.businesses} />
      </div>
    </>
  );
}

export { CategoryPage as Component };
export { loadCategory as loader } from './api/load-category.js';
