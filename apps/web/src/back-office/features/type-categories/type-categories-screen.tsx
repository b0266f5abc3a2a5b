import { fold } from '@tedarik/turkish';
import { Tag } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.js';
import { AddNewButton } from '../../components/list/add-new-button.js';
import { ListBar } from '../../components/list/list-bar.js';
import { useListView } from '../../components/list/list-view.js';
import { type ListColumn, ManagedTable } from '../../components/list/managed-table.js';
import { RecordLink } from '../../components/record-address.js';
import { actionsColumn } from '../../components/list/actions-column.js';
import { RowActions } from '../../components/list/row-actions.js';
import { type ListArguments, useListState } from '../../components/list/use-list-state.js';
import { useRecordForm } from '../../components/list/use-record-form.js';
import { ScreenHead } from '../../components/screen-head.js';
import { type TypeCategory, useTypeCategoriesQuery } from './api/type-categories-api.js';
import { DeleteTypeCategory } from './components/delete-type-category.js';
import { TypeCategoryForm } from './components/type-category-form.js';
import { typeCategoryMessages } from './type-categories.messages.js';

type Row = TypeCategory & { id: string };

/** /yonetici/tur-eslemeleri: the table that maps place types to categories (IMP-JSON-16, IMP-JSON-37). */
export function Component() {
  const messages = useMessages(typeCategoryMessages);
  const state = useListState({ sort: 'type' });
  const { data, ...query } = useTypeCategoriesQuery(undefined, { refetchOnMountOrArgChange: true });
  const form = useRecordForm<Row>({ rows: data?.map(withId), find: () => Promise.resolve(undefined) });
  const [toDelete, setToDelete] = useState<string | null>(null);
  const shown = data && pageOf(data, state.list);
  const columns: ListColumn<Row>[] = [
    { key: 'type', title: messages.type, render: ({ id, type }) => <RecordLink id={id}>{type}</RecordLink> },
    { key: 'category', title: messages.category, render: ({ category }) => category },
    {
      key: 'origin',
      title: messages.origin,
      width: 130,
      render: ({ origin }) => <Tag>{messages[origin as 'built-in' | 'own']}</Tag>,
    },
    actionsColumn(110, (row) => (
      <RowActions
        onEdit={() => form.edit(row)}
        {...(row.origin === 'own' && { onDelete: () => setToDelete(row.type) })}
      />
    )),
  ];
  const view = useListView('type-category', columns);
  return (
    <>
      <ScreenHead title={messages.title} lead={messages.lead}>
        <AddNewButton onClick={form.add} />
      </ScreenHead>
      <ListBar state={state} view={view} placeholder={messages.searchIn} total={shown?.total} />
      <ManagedTable
        state={state}
        query={{ ...query, data: shown }}
        columns={view.columns}
        nameOf={({ type }) => type}
        failureTitle={messages.failedToLoad}
      />
      <TypeCategoryForm key={form.key} entry={form.record} open={form.isOpen} onClose={form.close} />
      <DeleteTypeCategory type={toDelete} onClose={() => setToDelete(null)} />
    </>
  );
}

const withId = (entry: TypeCategory): Row => ({ ...entry, id: entry.type });

/** The whole table is loaded at once, so search and pagination need no requests. */
function pageOf(entries: readonly TypeCategory[], { search, page, pageSize }: ListArguments) {
  const wanted = typeKey(search);
  const found = entries.filter((entry) => [entry.type, entry.category].some((text) => typeKey(text).includes(wanted)));
  const items = found.slice((page - 1) * pageSize, page * pageSize).map(withId);
  return { items, total: found.length };
}

/** Normalises a type for comparison: 'coffee shop' finds 'coffee_shop'. */
const typeKey = (text: string): string => fold(text.replace(/[_-]+/g, ' '));
