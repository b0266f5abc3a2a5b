import { lazy, Suspense, useCallback } from 'react';
import { Link } from '../../lib/router/link.js';
import { useLoaderData } from '../../lib/router/router-context.js';
import { DeferredHydration } from '../../components/deferred-hydration.js';
import { Breadcrumbs } from '../../components/breadcrumbs.js';
import { paths } from '../../config/paths.js';
import { categoryKey } from '../../lib/category-key.js';
import { useMessages } from '../../lib/messages.js';
import { PageHead } from '../../lib/seo/page-head.js';
import { useSite } from '../../lib/site.js';
import { useDelayedFlag } from '../../lib/use-delayed-flag.js';
import { ReviewsSection } from '../reviews/reviews-section.js';
import type { Business } from './api/load-business.js';
import type { BusinessPageData } from './api/load-business-page.js';
import { businessMessages } from './business.messages.js';
import { briefHead, businessHead, businessTrail } from './business-seo.js';
import { BusinessAbout } from './components/business-about.js';
import { BusinessHeader, type KnownBusiness } from './components/business-header.js';
import { BusinessMissing } from './components/business-missing.js';
import { BusinessTabs } from './components/business-tabs.js';
import { CertificateGrid } from './components/certificate-grid.js';
import { ContactPanel } from './components/contact-panel.js';
import { HoursPanel } from './components/hours-panel.js';
import { LocationGrid } from './components/location-grid.js';
import { NeighbourRows } from './components/neighbour-rows.js';
import { lazyBusinessComponents } from './lazy-components.js';
import { ProductGrid } from './components/product-grid.js';
import { ContactColumn } from './components/contact-column.js';
import { SECTIONS } from './sections.js';
import { useArrived } from './use-arrived.js';

/** A chunk of its own, which the browser loads when it is idle (hydrate.tsx). */
const DetailsSkeleton = lazy(async () => ({
  default: (await import('./components/business-skeleton.js')).DetailsSkeleton,
}));

/** /firma/:slug. The loader has handled 301, 404, 410 and 503 with their status. */
export function BusinessPage() {
  const answer = useArrived(useLoaderData<BusinessPageData>());
  switch (answer.state) {
    // The same head, so that nothing that a visitor already sees or focuses is replaced.
    case 'loaded':
      return <FoundBusiness key={answer.business.id} known={answer.business} business={answer.business} />;
    case 'arriving':
      return <FoundBusiness key={answer.card.id} known={answer.card} />;
    default:
      return <BusinessMissing answer={answer} />;
  }
}

/** `known` is what the head shows; the rest of the page needs `business`. */
function FoundBusiness({ known, business }: { known: KnownBusiness; business?: Business }) {
  const site = useSite();
  const head = useCallback(() => (business ? businessHead(business, site) : briefHead(known)), [business, known, site]);
  return (
    <article data-cat={categoryKey(known.categories[0]?.slug)}>
      <PageHead head={head} />
      <div className="wrap">
        <Breadcrumbs trail={businessTrail(known, site)} />
      </div>
      <BusinessHeader business={known} />
      {business ? <BusinessDetails business={business} /> : <ArrivingDetails />}
    </article>
  );
}

function BusinessDetails({ business }: { business: Business }) {
  const { suggestChange } = useMessages(businessMessages);
  return (
    <>
      <BusinessTabs business={business} />
      <div className="wrap page-end">
        <div className="with-side right">
          <ContactColumn>
            <ContactPanel business={business} />
            <HoursPanel rows={business.openingHours} />
            <p className="tiny">
              <Link to={paths.suggestChange(business.slug)} rel="nofollow">
                {suggestChange}
              </Link>
            </p>
          </ContactColumn>
          <div>
            <BusinessAbout description={business.description} />
            <DeferredHydration>
              {business.photos.length > 0 && <lazyBusinessComponents.Photos business={business} />}
            </DeferredHydration>
            <DeferredHydration>
              <ProductGrid products={business.products} />
            </DeferredHydration>
            <DeferredHydration>
              <CertificateGrid certificates={business.certificates} />
              <LocationGrid locations={business.locations} />
            </DeferredHydration>
            <DeferredHydration>
              <ReviewsSection
                id={SECTIONS.reviews}
                businessId={business.id}
                rating={business.averageRating ?? null}
                count={business.reviewCount}
                reviews={business.reviews ?? null}
              />
            </DeferredHydration>
          </div>
        </div>
        <DeferredHydration>
          <NeighbourRows neighbours={business.neighbours} />
        </DeferredHydration>
      </div>
    </>
  );
}

/** The skeleton of the rest, unless it arrives at once. */
function ArrivingDetails() {
  const isLate = useDelayedFlag(true);
  return (
    <div className="wrap page-end arriving" aria-busy="true">
      <Suspense>{isLate && <DetailsSkeleton />}</Suspense>
    </div>
  );
}

export { BusinessPage as Component };
export { loadBusinessPage as loader } from './api/load-business-page.js';
