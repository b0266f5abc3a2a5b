import { Link } from '../../../lib/router/link.js';
import { Drawing } from '../../../components/drawing.js';
import { drawings } from '../../../config/paths.js';
import { categoryKey } from '../../../lib/category-key.js';
import { useMessages } from '../../../lib/messages.js';
import type { ProductList } from '../api/load-products.js';
import { categoryChoices } from '../category-choice.js';
import { productAddress, type ProductQuery } from '../product-query.js';
import { productsMessages } from '../products.messages.js';

interface CategoryChipsProps {
  query: ProductQuery;
  /** Null if it could not be loaded. */
  list: ProductList | null;
}

/** PUB-PROD-02, 03, 07: 'Tümü' and a chip per category; each keeps the text and the order and returns to page 1. */
export function ProductCategoryChips({ query: { search, category, sort }, list }: CategoryChipsProps) {
  const messages = useMessages(productsMessages);
  return (
    <nav className="chips scroll" aria-label={messages.categoryChoice}>
      <Link
        className="chip big"
        to={productAddress({ search, sort })}
        aria-current={!category || undefined}
        preventScrollReset
      >
        {messages.all}
      </Link>
      {categoryChoices(list, messages).map(({ slug, name }) => (
        <Link
          key={slug}
          className="chip big"
          to={productAddress({ search, category: slug, sort })}
          aria-current={slug === category || undefined}
          preventScrollReset
        >
          <Drawing src={drawings.plate(categoryKey(slug))} width={28} height={28} />
          {name}
        </Link>
      ))}
    </nav>
  );
}
