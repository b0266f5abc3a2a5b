import { formatPrice } from '@tedarik/turkish';
import { Tag } from 'antd';
import { useState } from 'react';
import { ManagedProducts } from '../../../lib/graphql/operations.js';
import { useMessages } from '../../../lib/messages.js';
import { backOfficeMessages } from '../../components/back-office.messages.js';
import { AddNewButton } from '../../components/list/add-new-button.js';
import { ExportMenu } from '../../components/list/export-menu.js';
import { DeletedRecords } from '../../components/list/deleted-records.js';
import { ListBar } from '../../components/list/list-bar.js';
import { useListView } from '../../components/list/list-view.js';
import { type ListColumn, ManagedTable } from '../../components/list/managed-table.js';
import { RecordLink } from '../../components/record-address.js';
import { actionsColumn } from '../../components/list/actions-column.js';
import { RowActions } from '../../components/list/row-actions.js';
import { SelectionBar } from '../../components/list/selection-bar.js';
import { useListState } from '../../components/list/use-list-state.js';
import { useRecordForm } from '../../components/list/use-record-form.js';
import { useSelection } from '../../components/list/use-selection.js';
import { ScreenHead } from '../../components/screen-head.js';
import {
  type ProductRow,
  useLazyManagedProductQuery,
  useManagedProductsQuery,
  useRestoreProductsMutation,
} from './api/products-api.js';
import { BusinessLink } from './components/business-link.js';
import { DeleteProducts } from './components/delete-products.js';
import { PRODUCT_FILTERS, ProductFilters } from './components/product-filters.js';
import { ProductForm } from './components/product-form.js';
import { managedProductMessages } from './products.messages.js';

const SORTS = ['name', 'price', 'newest'] as const;

/** /yonetici/urunler: the products (ADM-PROD-01). */
export function Component() {
  const messages = useMessages(managedProductMessages);
  const shared = useMessages(backOfficeMessages);
  const state = useListState({ sort: 'newest', sorts: SORTS, descending: true, filters: PRODUCT_FILTERS });
  const requested = {
    list: state.list,
    categoryId: state.filters.kategori || null,
    businessId: state.filters.isletme || null,
  };
  const query = useManagedProductsQuery(requested);
  const selection = useSelection(state.scope);
  const [read] = useLazyManagedProductQuery();
  const [restore] = useRestoreProductsMutation();
  const form = useRecordForm<ProductRow>({
    rows: query.data?.items,
    find: async (id) => (await read(id).unwrap()) ?? undefined,
  });
  const [toDelete, setToDelete] = useState<ReadonlyMap<string, string>>(new Map());
  const nameOf = ({ name }: ProductRow) => name;
  const columns: ListColumn<ProductRow>[] = [
    {
      key: 'name',
      title: messages.name,
      render: ({ id, name }) => <RecordLink id={id}>{name}</RecordLink>,
      isSortable: true,
    },
    {
      key: 'business',
      title: messages.business,
      render: ({ business }) => (business ? <BusinessLink business={business} /> : shared.dash),
    },
    {
      key: 'category',
      title: messages.category,
      render: ({ category }) => (category ? <Tag>{category.name}</Tag> : shared.dash),
    },
    {
      key: 'price',
      title: messages.price,
      render: ({ price, unit }) => (price == null ? shared.dash : formatPrice(price, unit)),
      isSortable: true,
      isNumber: true,
      width: 190,
    },
    actionsColumn(110, (row) => (
      <RowActions onEdit={() => form.edit(row)} onDelete={() => setToDelete(new Map([[row.id, row.name]]))} />
    )),
  ];

  const view = useListView('product', columns);
  return (
    <>
      <ScreenHead title={messages.title} lead={messages.lead}>
        <ExportMenu operation={ManagedProducts} variables={requested} />
        <DeletedRecords kind="product" restore={restore} reasons={{ 'business-unknown': messages.businessGone }} />
        <AddNewButton onClick={form.add} />
      </ScreenHead>
      <ListBar
        state={state}
        view={view}
        placeholder={messages.searchIn}
        total={query.data?.total}
        {...(query.data?.totalIsLowerBound && { totalText: shared.totalOrMore })}
      >
        <ProductFilters state={state} rows={query.data?.items ?? []} />
      </ListBar>
      <SelectionBar selection={selection} onDelete={() => setToDelete(selection.chosen)} />
      <ManagedTable
        state={state}
        query={query}
        columns={view.columns}
        nameOf={nameOf}
        selection={selection}
        failureTitle={messages.failedToLoad}
      />
      <ProductForm key={form.key} product={form.record} open={form.isOpen} onClose={form.close} />
      <DeleteProducts names={toDelete} onClose={() => setToDelete(new Map())} onDeleted={selection.drop} />
    </>
  );
}
