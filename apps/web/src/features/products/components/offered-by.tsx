import { Link } from '../../../lib/router/link.js';
import { Icon } from '../../../components/icon.js';
import { paths } from '../../../config/paths.js';
import { useMessages } from '../../../lib/messages.js';
import type { ListedProduct } from '../api/load-products.js';
import { productsMessages } from '../products.messages.js';

/** PUB-PROD-11, 12: all businesses that sell the product, with links; nothing if they could not be loaded. */
export function OfferedBy({ businesses }: { businesses: NonNullable<ListedProduct['businesses']> | null }) {
  const messages = useMessages(productsMessages);
  if (!businesses) return null;
  if (!businesses.length) return <p className="meta">{messages.noBusinesses}</p>;
  return (
    <ul className="meta above" aria-label={messages.offeredBy}>
      {businesses.map(({ id, slug, name, city }) => (
        <li key={id}>
          <Link to={paths.business(slug)}>
            <Icon name="shop" />
            {name}
          </Link>
          {city && ` · ${city}`}
        </li>
      ))}
    </ul>
  );
}
