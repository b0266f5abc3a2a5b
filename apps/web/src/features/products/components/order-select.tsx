import { useNavigate } from '../../../lib/router/router-context.js';
import { useMessages } from '../../../lib/messages.js';
import { useHydrated } from '../../../lib/use-hydrated.js';
import { PRODUCT_SORTS, productAddress, type ProductQuery, type ProductSortWord } from '../product-query.js';
import { productsMessages } from '../products.messages.js';

const WORDS = Object.keys(PRODUCT_SORTS) as ProductSortWord[];

/** A select for the order, which returns to page 1. Without JavaScript the usual order applies. */
export function OrderSelect({ query }: { query: ProductQuery }) {
  const messages = useMessages(productsMessages);
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const order = (word: string) => {
    const sort = (word as ProductSortWord) || null;
    void navigate(productAddress({ ...query, sort, page: 1 }), { preventScrollReset: true });
  };
  return (
    <label className={hydrated ? 'sort-select' : 'sort-select after-script'}>
      <span className="sr">{messages.order}</span>
      <select className="select" value={query.sort ?? ''} onChange={(event) => order(event.target.value)}>
        <option value="">{query.search ? messages.byMatch : messages.byName}</option>
        {WORDS.map((word) => (
          <option key={word} value={word}>
            {messages[word]}
          </option>
        ))}
      </select>
    </label>
  );
}
