import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ManagedCategories } from '../../../lib/graphql/operations.js';
import { useMessages } from '../../../lib/messages.js';
import { backOfficePaths } from '../../app/back-office-paths.js';
import { backOfficeMessages } from '../../components/back-office.messages.js';
import { AddNewButton } from '../../components/list/add-new-button.js';
import { ExportMenu } from '../../components/list/export-menu.js';
import { DeletedRecords } from '../../components/list/deleted-records.js';
import { ListBar } from '../../components/list/list-bar.js';
import { type Column, ManagedTable } from '../../components/list/managed-table.js';
import { RecordLink } from '../../components/list/record-address.js';
import { RowActions } from '../../components/list/row-actions.js';
import { SelectionBar } from '../../components/list/selection-bar.js';
import { listOfOne, useListState } from '../../components/list/use-list-state.js';
import { useRecordForm } from '../../components/list/use-record-form.js';
import { useSelection } from '../../components/list/use-selection.js';
import { PageHead } from '../../components/page-head.js';
import {
  type CategoryRow,
  useLazyManagedCategoriesQuery,
  useManagedCategoriesQuery,
  useRestoreCategoriesMutation,
} from './api/categories-api.js';
import { categoryMessages } from './categories.messages.js';
import { CategoryForm } from './components/category-form.js';
import { DeleteCategories } from './components/delete-categories.js';

const SORTS = ['name', 'businesses'] as const;

/** ADM-CAT-01, ADM-CAT-02, /yonetici/kategoriler. */
export function Component() {
  const messages = useMessages(categoryMessages);
  const shared = useMessages(backOfficeMessages);
  const state = useListState({ sort: 'name', sorts: SORTS });
  const query = useManagedCategoriesQuery(state.list);
  const selection = useSelection(state.scope);
  const [read] = useLazyManagedCategoriesQuery();
  const [restore] = useRestoreCategoriesMutation();
  const form = useRecordForm<CategoryRow>({
    rows: query.data?.items,
    find: async (id) => (await read(listOfOne(id))).data?.items[0],
  });
  const [doomed, setDoomed] = useState<ReadonlyMap<string, string>>(new Map());
  const nameOf = ({ name }: CategoryRow) => name;
  const columns: Column<CategoryRow>[] = [
    {
      key: 'name',
      title: messages.name,
      render: ({ id, name }) => <RecordLink id={id}>{name}</RecordLink>,
      isSortable: true,
    },
    { key: 'slug', title: messages.address, render: ({ slug }) => <code>/kategori/{slug}</code> },
    {
      key: 'businesses',
      title: messages.businesses,
      render: ({ businessCount }) => businessCount,
      isSortable: true,
      isNumber: true,
      width: 150,
    },
    {
      key: 'actions',
      title: shared.actions,
      width: 130,
      render: (row) => (
        <RowActions
          name={row.name}
          viewHref={`/kategori/${row.slug}`}
          onEdit={() => form.edit(row)}
          onDelete={() => setDoomed(new Map([[row.id, row.name]]))}
        />
      ),
    },
  ];

  return (
    <>
      <PageHead title={messages.title} lead={messages.lead}>
        <ExportMenu operation={ManagedCategories} variables={{ list: state.list }} />
        <Link to={backOfficePaths.seoTexts}>{messages.manageSeo}</Link>
        <DeletedRecords kind="category" restore={restore} />
        <AddNewButton onClick={form.add} />
      </PageHead>
      <ListBar state={state} placeholder={messages.searchIn} total={query.data?.total} />
      <SelectionBar selection={selection} onDelete={() => setDoomed(selection.chosen)} />
      <ManagedTable
        state={state}
        query={query}
        columns={columns}
        nameOf={nameOf}
        selection={selection}
        failureTitle={messages.failedToLoad}
      />
      <CategoryForm key={form.key} category={form.record} open={form.isOpen} onClose={form.close} />
      <DeleteCategories
        key={[...doomed.keys()].join()}
        categories={doomed}
        onClose={() => setDoomed(new Map())}
        onDeleted={(ids) => selection.drop(ids)}
      />
    </>
  );
}
