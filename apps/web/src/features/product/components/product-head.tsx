import { formatPrice, slugify } from '@tedarik/turkish';
import { lazy } from 'react';
import { Link } from '../../../lib/router/link.js';
import { CategoryChip } from '../../../components/category-chip.js';
import { componentMessages } from '../../../components/components.messages.js';
import { Icon } from '../../../components/icon.js';
import { AfterHydration } from '../../../components/after-hydration.js';
import { Picture } from '../../../components/picture.js';
import { drawings, paths, requestQuoteOfPath } from '../../../config/paths.js';
import { categoryKey } from '../../../lib/category-key.js';
import { useMessages } from '../../../lib/messages.js';
import type { Product } from '../api/load-product.js';
import { productMessages } from '../product.messages.js';

const ShareButton = lazy(async () => ({ default: (await import('../../../components/share-button.js')).ShareButton }));

/** The product with its price and seller, and a button to request a quote. */
export function ProductHead({ product }: { product: Product }) {
  const messages = useMessages(productMessages);
  const { id, slug, name, description, imageUrl, category, minimumOrder } = product;
  const key = categoryKey(category?.slug);
  const [seller] = product.businesses ?? [];
  return (
    <div className="product-head">
      <div className="product-picture">
        <Picture
          src={imageUrl}
          alt={imageUrl ? name : ''}
          fallback={drawings.product(key, slugify(name) || id)}
          width={640}
          height={400}
          sizes="(min-width: 64em) 36rem, 100vw"
          eager
        />
        <AfterHydration meanwhile={null}>
          <ShareButton path={paths.product(slug)} title={name} label={messages.share(name)} />
        </AfterHydration>
      </div>
      <div className="copy">
        <h1>{name}</h1>
        <Price product={product} />
        {category && (
          <div>
            <CategoryChip category={category} />
          </div>
        )}
        <p className="description">{description}</p>
        <dl className="product-facts">
          {seller && (
            <div>
              <dt>{messages.seller}</dt>
              <dd>
                <Link to={paths.business(seller.slug)}>{seller.name}</Link>
              </dd>
            </div>
          )}
          {minimumOrder && (
            <div>
              <dt>{messages.minimumOrder}</dt>
              <dd>{minimumOrder}</dd>
            </div>
          )}
        </dl>
        {seller && (
          <div className="actions">
            <Link className="button" to={requestQuoteOfPath(seller.slug, name)} rel="nofollow">
              {messages.requestQuote}
            </Link>
            <Link className="button outline" to={paths.business(seller.slug)}>
              <Icon name="shop" />
              {messages.toSeller}
            </Link>
          </div>
        )}
      </div>
    </div>
  );
}

function Price({ product: { price, unit } }: { product: Product }) {
  const messages = useMessages(productMessages);
  const { priceOnRequest } = useMessages(componentMessages);
  if (typeof price !== 'number') return <p className="product-price on-request">{priceOnRequest}</p>;
  return (
    <p className="product-price">
      <strong className="num">{formatPrice(price)}</strong>
      {unit && ` / ${unit}`}
      <small>{messages.priceNote}</small>
    </p>
  );
}
