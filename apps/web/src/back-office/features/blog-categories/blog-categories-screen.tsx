import { useState } from 'react';
import { useMessages } from '../../../lib/messages.js';
import { backOfficeMessages } from '../../components/back-office.messages.js';
import { AddNewButton } from '../../components/list/add-new-button.js';
import { DeletedRecords } from '../../components/list/deleted-records.js';
import { type Column, ManagedTable } from '../../components/list/managed-table.js';
import { RecordLink } from '../../components/record-address.js';
import { RowActions } from '../../components/list/row-actions.js';
import { SelectionBar } from '../../components/list/selection-bar.js';
import { useListState } from '../../components/list/use-list-state.js';
import { useRecordForm } from '../../components/list/use-record-form.js';
import { useSelection } from '../../components/list/use-selection.js';
import { PageHead } from '../../components/page-head.js';
import {
  type BlogCategoryRow,
  useManagedBlogCategoriesQuery,
  useRestoreBlogCategoriesMutation,
} from './api/categories-api.js';
import { blogCategoryMessages } from './blog-categories.messages.js';
import { CategoryForm } from './components/category-form.js';
import { DeleteCategories } from './components/delete-categories.js';

/** ADM-BCAT-01, /yonetici/blog/kategoriler. */
export function Component() {
  const messages = useMessages(blogCategoryMessages);
  const shared = useMessages(backOfficeMessages);
  const state = useListState({ sort: 'name' });
  const query = useManagedBlogCategoriesQuery();
  const selection = useSelection(state.scope);
  const [restore] = useRestoreBlogCategoriesMutation();
  const form = useRecordForm<BlogCategoryRow>({ rows: query.data, find: () => Promise.resolve(undefined) });
  const [toDelete, setToDelete] = useState<BlogCategoryRow[]>([]);
  const rows = query.data ?? [];
  const nameOf = ({ name }: BlogCategoryRow) => name;
  const columns: Column<BlogCategoryRow>[] = [
    {
      key: 'name',
      title: messages.name,
      render: ({ id, name, color }) => (
        <>
          <span className="colour-dot" style={{ background: color }} aria-hidden="true" />
          <RecordLink id={id}>{name}</RecordLink>
        </>
      ),
    },
    { key: 'slug', title: messages.slug, render: ({ slug }) => slug },
    { key: 'description', title: messages.description, render: ({ description }) => description ?? shared.dash },
    { key: 'posts', title: messages.posts, render: ({ postCount }) => postCount, isNumber: true, width: 130 },
    {
      key: 'actions',
      title: shared.actions,
      width: 130,
      render: (row) => <RowActions name={row.name} onEdit={() => form.edit(row)} onDelete={() => setToDelete([row])} />,
    },
  ];

  return (
    <>
      <PageHead title={messages.title}>
        <DeletedRecords kind="blog-category" restore={restore} />
        <AddNewButton label={messages.add} onClick={form.add} />
      </PageHead>
      <SelectionBar
        selection={selection}
        onDelete={() => setToDelete(rows.filter(({ id }) => selection.chosen.has(id)))}
      />
      <ManagedTable
        state={state}
        query={{ ...query, data: query.data && { items: rows, total: rows.length } }}
        columns={columns}
        nameOf={nameOf}
        selection={selection}
        failureTitle={messages.failedToLoad}
        empty={<p>{messages.empty}</p>}
      />
      <CategoryForm key={form.key} category={form.record} open={form.isOpen} onClose={form.close} />
      <DeleteCategories
        categories={toDelete}
        onClose={() => setToDelete([])}
        onDeleted={(ids) => selection.drop(ids)}
      />
    </>
  );
}
