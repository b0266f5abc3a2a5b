import { useLoaderData, useNavigation } from 'react-router-dom';
import { Breadcrumbs } from '../../components/breadcrumbs.js';
import { componentMessages } from '../../components/components.messages.js';
import { Drawing } from '../../components/drawing.js';
import { ErrorState } from '../../components/state-panel.js';
import { drawings, paths } from '../../config/paths.js';
import { useMessages } from '../../lib/messages.js';
import { PageHead } from '../../lib/seo/page-head.js';
import { useSite } from '../../lib/site.js';
import { useLate } from '../../lib/use-late.js';
import type { ProductsData } from './api/load-products.js';
import { CategoryChips } from './components/category-chips.js';
import { ProductResults } from './components/product-results.js';
import { ProductSearch } from './components/product-search.js';
import { productsHead, productsTrail } from './products-seo.js';
import { productsMessages } from './products.messages.js';

/** /urunler. Redirects, 404 and 503 were answered by the loader, with their status. */
export function ProductsPage() {
  const loaded = useLoaderData<ProductsData>();
  const site = useSite();
  const messages = useMessages(productsMessages);
  const { unavailable } = useMessages(componentMessages);
  const busy = useLate(useNavigation().location?.pathname === paths.products);
  return (
    <>
      <PageHead head={productsHead(loaded, site)} />
      <section className="pagehead saffron has-dish">
        <div className="wrap">
          <Drawing className="dish" src={drawings.plate('baharat')} width={210} height={210} eager />
          <Breadcrumbs trail={productsTrail(site)} />
          <div className="copy">
            <h1>{messages.title}</h1>
            <p className="lead">{messages.lead}</p>
            <ProductSearch key={loaded.query.search} query={loaded.query} />
          </div>
        </div>
      </section>
      <div className="wrap products-body">
        <CategoryChips query={loaded.query} list={loaded.state === 'loaded' ? loaded.list : null} />
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
