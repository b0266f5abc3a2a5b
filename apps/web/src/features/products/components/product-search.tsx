import type { FormEvent } from 'react';
import { useNavigate } from '../../../lib/router/router-context.js';
import { Icon } from '../../../components/icon.js';
import { paths } from '../../../config/paths.js';
import { useMessages } from '../../../lib/messages.js';
import { productAddress, type ProductQuery } from '../product-query.js';
import { productsMessages } from '../products.messages.js';

/** PUB-PROD-01: submitted by Enter or the button; keeps the category and returns to page 1. Works as a plain form without JavaScript. */
export function ProductSearch({ query: { search, category, sort } }: { query: ProductQuery }) {
  const messages = useMessages(productsMessages);
  const navigate = useNavigate();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { search: typed = '' } = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    void navigate(productAddress({ search: typed.trim(), category, sort }), { preventScrollReset: true });
  };
  return (
    <div className="search">
      <form role="search" action={paths.products} aria-label={messages.searchLabel} onSubmit={onSubmit}>
        <Icon name="search" />
        <label className="sr" htmlFor="product-search">
          {messages.searchLabel}
        </label>
        <input
          id="product-search"
          name="search"
          type="search"
          autoComplete="off"
          maxLength={100}
          placeholder={messages.searchPlaceholder}
          defaultValue={search}
        />
        {category && <input type="hidden" name="category" value={category} />}
        {sort && <input type="hidden" name="sort" value={sort} />}
        <button className="button" type="submit">
          <Icon name="arrow-right" />
          <span className="word">{messages.search}</span>
        </button>
      </form>
    </div>
  );
}
