import { Link } from '../../lib/router/link.js';
import { useLoaderData } from '../../lib/router/router-context.js';
import { DeferredHydration } from '../../components/deferred-hydration.js';
import { Breadcrumbs } from '../../components/breadcrumbs.js';
import { paths } from '../../config/paths.js';
import { categoryKey } from '../../lib/category-key.js';
import { useMessages } from '../../lib/messages.js';
import { PageHead } from '../../lib/seo/page-head.js';
import { useSite } from '../../lib/site.js';
import { ReviewsSection } from '../reviews/reviews-section.js';
import type { Business, BusinessData } from './api/load-business.js';
import { businessMessages } from './business.messages.js';
import { businessHead, businessTrail } from './business-seo.js';
import { BusinessAbout } from './components/business-about.js';
import { BusinessHeader } from './components/business-header.js';
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

/** /firma/:slug. The loader has handled 301, 404, 410 and 503 with their status. */
export function BusinessPage() {
  const answer = useLoaderData<BusinessData>();
  return answer.state === 'loaded' ? (
    <FoundBusiness key={answer.business.id} business={answer.business} />
  ) : (
    <BusinessMissing answer={answer} />
  );
}

function FoundBusiness({ business }: { business: Business }) {
  const site = useSite();
  const { suggestChange } = useMessages(businessMessages);
  return (
    <article data-cat={categoryKey(business.categories[0]?.slug)}>
      <PageHead head={businessHead(business, site)} />
      <div className="wrap">
        <Breadcrumbs trail={businessTrail(business, site)} />
      </div>
      <BusinessHeader business={business} />
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
    </article>
  );
}

export { BusinessPage as Component };
export { loadBusiness as loader } from './api/load-business.js';
