import { Select } from 'antd';
import { formatShortDate } from '@tedarik/turkish';
import { useState } from 'react';
import { ManagedSeoTexts } from '../../../lib/graphql/operations.js';
import { useMessages } from '../../../lib/messages.js';
import { backOfficeMessages } from '../../components/back-office.messages.js';
import { AddNewButton } from '../../components/list/add-new-button.js';
import { ExportMenu } from '../../components/list/export-menu.js';
import { ListBar } from '../../components/list/list-bar.js';
import { useListView } from '../../components/list/list-view.js';
import { type ListColumn, ManagedTable } from '../../components/list/managed-table.js';
import { RecordLink } from '../../components/record-address.js';
import { actionsColumn } from '../../components/list/actions-column.js';
import { RowActions } from '../../components/list/row-actions.js';
import { useListState } from '../../components/list/use-list-state.js';
import { useRecordForm } from '../../components/list/use-record-form.js';
import { ScreenHead } from '../../components/screen-head.js';
import { type SeoTextRow, useManagedSeoTextsQuery } from './api/seo-texts-api.js';
import { DeleteSeoText } from './components/delete-seo-text.js';
import { SeoTextDrawer } from './components/seo-text-drawer.js';
import { isSeoEntityType, SEO_ENTITY_TYPES, subjectOf } from './seo-entity-types.js';
import { seoTextMessages } from './seo-texts.messages.js';

/** Valid orders of the list. */
const SORTS = ['subject', 'updated'] as const;
const FILTERS = ['tur'] as const;

/** ADM-SEO-08: previews have at most this many characters. One of exactly this length was cut. */
const PREVIEW_LENGTH = 100;
const previewText = (preview: string): string =>
  [...preview].length < PREVIEW_LENGTH ? preview : `${preview.trimEnd()}…`;

/** /yonetici/seo: the SEO texts (ADM-SEO-01). */
export function Component() {
  const messages = useMessages(seoTextMessages);
  const shared = useMessages(backOfficeMessages);
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
    { key: 'preview', title: messages.preview, render: ({ preview }) => previewText(preview) || shared.dash },
    {
      key: 'updated',
      title: messages.updated,
      render: ({ updatedAt }) => formatShortDate(updatedAt),
      isSortable: true,
      width: 150,
    },
    actionsColumn(130, (row) => <RowActions onEdit={() => form.edit(row)} onDelete={() => setToDelete(row)} />),
  ];

  const view = useListView('seo-text', columns);
  return (
    <>
      <ScreenHead title={messages.title} lead={messages.lead}>
        <ExportMenu operation={ManagedSeoTexts} variables={requested} />
        <AddNewButton onClick={form.add} />
      </ScreenHead>
      <ListBar state={state} view={view} placeholder={messages.searchIn} total={query.data?.total}>
        <Select
          aria-label={messages.type}
          placeholder={messages.allTypes}
          allowClear
          style={{ minWidth: 160 }}
          value={tur || null}
          options={SEO_ENTITY_TYPES.map((type) => ({ value: type, label: messages[type] }))}
          onChange={(type?: string | null) => state.filter('tur', type ?? '')}
        />
      </ListBar>
      <ManagedTable
        state={state}
        query={query}
        columns={view.columns}
        nameOf={({ name }) => name}
        failureTitle={messages.failedToLoad}
      />
      <SeoTextDrawer
        key={form.key}
        of={form.record}
        open={form.isOpen}
        onClose={form.close}
        onOpen={(type, key) => form.edit({ id: `${type}:${key}`, type, key })}
      />
      <DeleteSeoText text={toDelete} onClose={() => setToDelete(null)} />
    </>
  );
}
