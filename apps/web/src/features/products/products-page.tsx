import { useLoaderData, useNavigation } from '../../lib/router/router-context.js';
import { PageBanner } from '../../components/page-banner.js';
import { componentMessages } from '../../components/components.messages.js';
import { ErrorState } from '../../components/state-panel.js';
import { paths } from '../../config/paths.js';
import { useMessages } from '../../lib/messages.js';
import { PageHead } from '../../lib/seo/page-head.js';
import { useSite } from '../../lib/site.js';
import { useDelayedFlag } from '../../lib/use-delayed-flag.js';
import type { ProductsData } from './api/load-products.js';
import { ProductCategoryChips } from './components/category-chips.js';
import { ProductResults } from './components/product-results.js';
import { ProductSearch } from './components/product-search.js';
import { productsHead, productsTrail } from './products-seo.js';
import { productsMessages } from './products.messages.js';

/** /urunler. The loader has handled redirects, 404 and 503 with their status. */
export function ProductsPage() {
  const loaded = useLoaderData<ProductsData>();
  const site = useSite();
  const messages = useMessages(productsMessages);
  const { unavailable } = useMessages(componentMessages);
  const busy = useDelayedFlag(useNavigation().location?.pathname === paths.products);
  return (
    <>
      <PageHead head={productsHead(loaded, site)} />
      <PageBanner trail={productsTrail(site)} title={messages.title} lead={messages.lead} dish="baharat">
        <ProductSearch key={loaded.query.search} query={loaded.query} />
      </PageBanner>
      <div className="wrap products-body">
        <ProductCategoryChips query={loaded.query} list={loaded.state === 'loaded' ? loaded.list : null} />
        <section aria-label={messages.results} aria-busy={busy || undefined}>
          {loaded.state === 'failed' ? (
            <ErrorState title={messages.failedTitle} text={messages.failed(unavailable)} traceId={loaded.traceId} />
          ) : (
            <ProductResults query={loaded.query} list={loaded.list} busy={busy} />
          )}
        </section>
      </div>
    </>
  );
}

export { ProductsPage as Component };
export { loadProducts as loader } from './api/load-products.js';
