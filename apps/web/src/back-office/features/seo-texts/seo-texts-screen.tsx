import { Select } from 'antd';
import { useState } from 'react';
import { ManagedSeoTexts } from '../../../lib/graphql/operations.js';
import { useMessages } from '../../../lib/messages.js';
import { useSite } from '../../../lib/site.js';
import { backOfficeMessages } from '../../components/back-office.messages.js';
import { AddNewButton } from '../../components/list/add-new-button.js';
import { ListScreen } from '../../components/list/list-screen.js';
import type { ListColumn } from '../../components/list/managed-table.js';
import { RecordLink } from '../../components/record-address.js';
import { RowActions } from '../../components/list/row-actions.js';
import { useListState } from '../../components/list/use-list-state.js';
import { useRecordForm } from '../../components/list/use-record-form.js';
import { type SeoTextRow, useManagedSeoTextsQuery } from './api/seo-texts-api.js';
import { DeleteSeoText } from './components/delete-seo-text.js';
import { SeoTextDrawer } from './components/seo-text-drawer.js';
import { isSeoEntityType, SEO_ENTITY_TYPES, subjectOf } from './seo-entity-types.js';
import { seoTextMessages } from './seo-texts.messages.js';

/** Names of the filters in the address. */
const SORTS = ['subject', 'updated'] as const;
const FILTERS = ['tur'] as const;

/** ADM-SEO-01, /yonetici/seo. */
export function Component() {
  const messages = useMessages(seoTextMessages);
  const shared = useMessages(backOfficeMessages);
  const { locale } = useSite();
  const state = useListState({ sort: 'subject', sorts: SORTS, filters: FILTERS });
  const { tur } = state.filters;
  const requested = { list: state.list, type: isSeoEntityType(tur) ? tur : null };
  const query = useManagedSeoTextsQuery(requested);
  const form = useRecordForm({ rows: query.data?.items, find: (id) => Promise.resolve(subjectOf(id)) });
  const [toDelete, setToDelete] = useState<SeoTextRow | null>(null);
  const columns: ListColumn<SeoTextRow>[] = [
    { key: 'type', title: messages.type, render: ({ type }) => messages[type], width: 120 },
    {
      key: 'subject',
      title: messages.name,
      render: ({ id, name }) => <RecordLink id={id}>{name}</RecordLink>,
      isSortable: true,
    },
    { key: 'preview', title: messages.preview, render: ({ preview }) => preview || shared.dash },
    {
      key: 'updated',
      title: messages.updated,
      render: ({ updatedAt }) => new Date(updatedAt).toLocaleDateString(locale, { dateStyle: 'medium' }),
      isSortable: true,
      width: 150,
    },
    {
      key: 'actions',
      title: shared.actions,
      width: 130,
      render: (row) => <RowActions name={row.name} onEdit={() => form.edit(row)} onDelete={() => setToDelete(row)} />,
    },
  ];

  return (
    <ListScreen
      name="seo-text"
      messages={messages}
      exported={{ operation: ManagedSeoTexts, variables: requested }}
      actions={<AddNewButton onClick={form.add} />}
      filters={
        <Select
          aria-label={messages.type}
          placeholder={messages.allTypes}
          allowClear
          style={{ minWidth: 160 }}
          value={tur || null}
          options={SEO_ENTITY_TYPES.map((type) => ({ value: type, label: messages[type] }))}
          onChange={(type?: string | null) => state.filter('tur', type ?? '')}
        />
      }
      state={state}
      query={query}
      columns={columns}
      nameOf={({ name }) => name}
    >
      <SeoTextDrawer
        key={form.key}
        of={form.record}
        open={form.isOpen}
        onClose={form.close}
        onOpen={(type, key) => form.edit({ id: `${type}:${key}`, type, key })}
      />
      <DeleteSeoText text={toDelete} onClose={() => setToDelete(null)} />
    </ListScreen>
  );
}
