import { formatPrice, slugify } from '@tedarik/turkish';
import type { ReactNode } from 'react';
import { Link } from '../lib/router/link.js';
import { drawings, paths } from '../config/paths.js';
import { categoryKey } from '../lib/category-key.js';
import type { ProductCardFragment } from '../lib/graphql/types.js';
import { useMessages } from '../lib/messages.js';
import { CategoryChip } from './category-chip.js';
import { componentMessages } from './components.messages.js';
import { Picture } from './picture.js';

interface ProductCardProps {
  product: ProductCardFragment;
  /** True in the first row: its picture loads eagerly. */
  eager?: boolean;
  /** Rendered next to the texts: the sellers. */
  children?: ReactNode;
}

/** PUB-PROD-08 to 10, GEN-08: a product with its price and a link to its category. The whole card links to its page. */
export function ProductCard({ product, eager = false, children }: ProductCardProps) {
  const { priceOnRequest } = useMessages(componentMessages);
  const { id, slug, name, description, price, unit, imageUrl, category } = product;
  const key = categoryKey(category?.slug);
  const priced = typeof price === 'number';
  return (
    <article className="card" data-cat={key}>
      <div className="cover">
        <Picture
          src={imageUrl}
          fallback={drawings.product(key, slugify(name) || id)}
          width={640}
          height={400}
          eager={eager}
        />
        <span className={priced ? 'etiket' : 'etiket on-request'}>
          {priced ? formatPrice(price) : priceOnRequest}
          {priced && unit && <small> / {unit}</small>}
        </span>
      </div>
      <div className="body">
        <h3>
          <Link to={paths.product(slug)}>{name}</Link>
        </h3>
        <p className="text">{description}</p>
        {children}
        {category && (
          <div className="foot">
            <CategoryChip category={category} />
          </div>
        )}
      </div>
    </article>
  );
}
