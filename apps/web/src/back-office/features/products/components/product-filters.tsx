import { Select } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { foldedSearch, labelOr } from '../../../components/form/choices.js';
import type { ListState } from '../../../components/list/use-list-state.js';
import { type ProductRow, useProductCategoriesQuery } from '../api/products-api.js';
import { managedProductMessages } from '../products.messages.js';
import { BusinessSelect } from './business-select.js';

/** Names of the filters' parameters in the address. */
export const PRODUCT_FILTERS = ['kategori', 'isletme'] as const;

interface ProductFiltersProps {
  state: ListState<(typeof PRODUCT_FILTERS)[number]>;
  rows: readonly ProductRow[];
}

/** Filters for category and business, and orders that no column offers. */
export function ProductFilters({ state, rows }: ProductFiltersProps) {
  const messages = useMessages(managedProductMessages);
  const { gone } = useMessages(backOfficeMessages);
  const { data: categories } = useProductCategoriesQuery();
  const { sort, descending } = state.list;
  return (
    <>
      <Select
        className="product-filter"
        aria-label={messages.category}
        placeholder={messages.allCategories}
        allowClear
        showSearch={foldedSearch}
        value={state.filters.kategori || null}
        {...labelOr(categories ? gone : '')}
        options={(categories ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(id?: string) => state.filter('kategori', id ?? '')}
      />
      <BusinessSelect
        className="product-filter"
        aria-label={messages.business}
        placeholder={messages.allBusinesses}
        value={state.filters.isletme}
        known={rows.map(({ business }) => business).filter((business) => business != null)}
        onChange={(id) => state.filter('isletme', id ?? '')}
      />
      <Select
        className="product-order"
        aria-label={messages.order}
        value={`${descending ? '-' : ''}${sort}`}
        options={[
          { value: '-newest', label: messages.orderNewest },
          { value: 'name', label: messages.orderName },
          { value: '-name', label: messages.orderNameDown },
          { value: 'price', label: messages.orderCheap },
          { value: '-price', label: messages.orderDear },
        ]}
        onChange={(order: string) => state.sortBy(order.replace(/^-/, ''), order.startsWith('-'))}
      />
    </>
  );
}
