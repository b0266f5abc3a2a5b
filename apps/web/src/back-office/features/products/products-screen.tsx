import { PlusOutlined } from '@ant-design/icons';
import { formatPrice } from '@tedarik/turkish';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import { ManagedProducts } from '../../../lib/graphql/operations.js';
import { useMessages } from '../../../lib/messages.js';
import { backOfficeMessages } from '../../components/back-office.messages.js';
import { ExportMenu } from '../../components/list/export-menu.js';
import { ListBar } from '../../components/list/list-bar.js';
import { type Column, ManagedTable } from '../../components/list/managed-table.js';
import { RowActions } from '../../components/list/row-actions.js';
import { SelectionBar } from '../../components/list/selection-bar.js';
import { useListState } from '../../components/list/use-list-state.js';
import { useSelection } from '../../components/list/use-selection.js';
import { PageHead } from '../../components/page-head.js';
import { type ProductRow, useManagedProductsQuery } from './api/products-api.js';
import { BusinessLink } from './components/business-link.js';
import { DeleteProducts } from './components/delete-products.js';
import { PRODUCT_FILTERS, ProductFilters } from './components/product-filters.js';
import { ProductForm } from './components/product-form.js';
import { productMessages } from './products.messages.js';

const NEW = 'new';

/** ADM-PROD-01, /yonetici/urunler. */
export function Component() {
  const messages = useMessages(productMessages);
  const shared = useMessages(backOfficeMessages);
  const state = useListState({ sort: 'newest', descending: true, filters: PRODUCT_FILTERS });
  const asked = {
    list: state.list,
    categoryId: state.filters.kategori || null,
    businessId: state.filters.isletme || null,
  };
  const query = useManagedProductsQuery(asked);
  const selection = useSelection(state.scope);
  const [edited, setEdited] = useState<ProductRow | typeof NEW | null>(null);
  const [doomed, setDoomed] = useState<ReadonlyMap<string, string>>(new Map());
  const nameOf = ({ name }: ProductRow) => name;
  const columns: Column<ProductRow>[] = [
    { key: 'name', title: messages.name, render: nameOf, isSortable: true },
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
      render: ({ price }) => (price == null ? shared.dash : formatPrice(price)),
      isSortable: true,
      isNumber: true,
      width: 140,
    },
    {
      key: 'actions',
      title: shared.actions,
      width: 110,
      render: (row) => (
        <RowActions
          name={row.name}
          onEdit={() => setEdited(row)}
          onDelete={() => setDoomed(new Map([[row.id, row.name]]))}
        />
      ),
    },
  ];

  return (
    <>
      <PageHead title={messages.title} lead={messages.lead}>
        <ExportMenu operation={ManagedProducts} variables={asked} />
        <Button type="primary" icon={<PlusOutlined />} onClick={() => setEdited(NEW)}>
          {shared.addNew}
        </Button>
      </PageHead>
      <ListBar
        state={state}
        placeholder={messages.searchIn}
        total={query.data?.total}
        {...(query.data?.totalIsLowerBound && { totalText: shared.totalOrMore })}
      >
        <ProductFilters state={state} rows={query.data?.items ?? []} />
      </ListBar>
      <SelectionBar selection={selection} onDelete={() => setDoomed(selection.chosen)} />
      <ManagedTable
        state={state}
        query={query}
        columns={columns}
        nameOf={nameOf}
        selection={selection}
        failureTitle={messages.failedToLoad}
      />
      <ProductForm
        key={edited === NEW ? NEW : edited?.id}
        product={edited === NEW ? null : edited}
        open={edited !== null}
        onClose={() => setEdited(null)}
      />
      <DeleteProducts products={doomed} onClose={() => setDoomed(new Map())} onDeleted={(ids) => selection.drop(ids)} />
    </>
  );
}
