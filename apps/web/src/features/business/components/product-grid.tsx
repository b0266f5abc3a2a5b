import { formatPrice, slugify } from '@tedarik/turkish';
import { CategoryChip } from '../../../components/category-chip.js';
import { Drawing } from '../../../components/drawing.js';
import { drawings } from '../../../config/paths.js';
import { categoryKey } from '../../../lib/category-key.js';
import { useMessages } from '../../../lib/messages.js';
import type { Business } from '../api/load-business.js';
import { businessMessages } from '../business.messages.js';
import { SECTIONS } from '../sections.js';
import { PageSection } from './page-section.js';

/** PUB-BIZ-05: what the business sells, each with its price label. */
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

function ProductCard({ product }: { product: Business['products'][number] }) {
  const { priceOnRequest } = useMessages(businessMessages);
  const { name, description, price, category } = product;
  const key = categoryKey(category?.slug);
  const priced = typeof price === 'number';
  return (
    <article className="card" data-cat={key}>
      <div className="cover">
        <Drawing src={drawings.product(key, slugify(name) || product.id)} width={640} height={400} />
        <span className={priced ? 'etiket' : 'etiket ask'}>{priced ? formatPrice(price) : priceOnRequest}</span>
      </div>
      <div className="body">
        <h3>{name}</h3>
        <p className="text">{description}</p>
        {category && (
          <div className="foot">
            <CategoryChip category={category} />
          </div>
        )}
      </div>
    </article>
  );
}
