import { ProductCard } from '../../../components/product-card.js';
import { useMessages } from '../../../lib/messages.js';
import type { Business } from '../api/load-business.js';
import { businessMessages } from '../business.messages.js';
import { SECTIONS } from '../sections.js';
import { PageSection } from './page-section.js';

/** PUB-BIZ-05: the products of the business with their prices. */
export function ProductGrid({ products }: { products: Business['products'] }) {
  const messages = useMessages(businessMessages);
  if (!products.length) return null;
  return (
    <PageSection id={SECTIONS.products} title={messages.products}>
      <div className="grid four">
        {products.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </div>
    </PageSection>
  );
}
