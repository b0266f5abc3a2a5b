import { useLoaderData } from '../../lib/router/router-context.js';
import { Breadcrumbs } from '../../components/breadcrumbs.js';
import { BusinessCard } from '../../components/business-card.js';
import { ProductCard } from '../../components/product-card.js';
import { categoryKey } from '../../lib/category-key.js';
import { useMessages } from '../../lib/messages.js';
import { PageHead } from '../../lib/seo/page-head.js';
import { useSite } from '../../lib/site.js';
import { PageSection } from '../business/components/page-section.js';
import { OfferedBy } from '../products/components/offered-by.js';
import type { ProductAnswer, ProductData } from './api/load-product.js';
import { ProductHead } from './components/product-head.js';
import { ProductMissing } from './components/product-missing.js';
import { productMessages } from './product.messages.js';
import { productHead, productTrail } from './product-seo.js';

/** /urun/:slug. The loader has handled 301, 404, 410 and 503 with their status. */
export function ProductPage() {
  const data = useLoaderData<ProductData>();
  return data.state === 'loaded' ? <FoundProduct answer={data.answer} /> : <ProductMissing answer={data} />;
}

function FoundProduct({ answer: { product, sellers, similar } }: { answer: ProductAnswer }) {
  const site = useSite();
  const messages = useMessages(productMessages);
  return (
    <article data-cat={categoryKey(product.category?.slug)}>
      <PageHead head={productHead(product, site)} />
      <div className="wrap page-end">
        <Breadcrumbs trail={productTrail(product, site)} />
        <ProductHead product={product} />
        <PageSection id="isletmeler" title={messages.sellers}>
          <div className="grid three">
            {sellers.map((business) => (
              <BusinessCard key={business.id} business={business} />
            ))}
          </div>
        </PageSection>
        {similar.length > 0 && (
          <PageSection id="benzer" title={messages.similar}>
            <div className="grid four">
              {similar.map((one) => (
                <ProductCard key={one.id} product={one}>
                  <OfferedBy businesses={one.businesses ?? null} />
                </ProductCard>
              ))}
            </div>
          </PageSection>
        )}
      </div>
    </article>
  );
}

export { ProductPage as Component };
export { loadProduct as loader } from './api/load-product.js';
