import { fieldsIn, type RecordDescription, type RecordField, titleOf } from '@tedarik/fields';
import { type ComponentType, useState } from 'react';
import { useMessages } from '../../../lib/messages.js';
import type { Locale } from '../../../lib/locale.js';
import { useSite } from '../../../lib/site.js';
import { backOfficeMessages } from '../back-office.messages.js';
import { AddNewButton } from '../list/add-new-button.js';
import { DeletedRecords } from '../list/deleted-records.js';
import { ExportMenu } from '../list/export-menu.js';
import { ListBar } from '../list/list-bar.js';
import { useListView } from '../list/list-view.js';
import { type ListColumn, ManagedTable } from '../list/managed-table.js';
import { RecordLink } from '../record-address.js';
import { actionsColumn } from '../list/actions-column.js';
import { RowActions } from '../list/row-actions.js';
import { SelectionBar } from '../list/selection-bar.js';
import { listOfOne, type ListState, useListState } from '../list/use-list-state.js';
import { useRecordForm } from '../list/use-record-form.js';
import { useSelection } from '../list/use-selection.js';
import { ScreenHead } from '../screen-head.js';
import { DeleteRecords, type DeleteRecordsProps, restoreRefusals } from './delete-records.js';
import {
  type ListedRecord,
  operationOf,
  useLazyRecordsQuery,
  useRecordsQuery,
  useRestoreRecordsMutation,
  wordOf,
} from './record-api.js';
import { type OwnControls, RecordDrawer, type RecordPartProps } from './record-drawer.js';
import type { RecordMessages } from './record-messages.js';

/** Customisations of one kind's screen. */
interface Own {
  /** Path of the public pages of these records, to which the slug is appended. */
  pages?: string;
  /** Extra links at the top. */
  Links?: ComponentType;
  /** Filter controls of the list. */
  Filters?: ComponentType<{ state: ListState<string> }>;
  controls?: OwnControls;
  /** Rendered below the form's controls. */
  Below?: ComponentType<RecordPartProps>;
  /** Rendered before each name in the list. */
  Mark?: ComponentType<{ record: ListedRecord }>;
  /** Custom list cells by field. */
  cells?: Readonly<Record<string, ComponentType<{ record: ListedRecord }>>>;
  /** Row actions besides edit and delete. */
  Actions?: ComponentType<{ record: ListedRecord }>;
  /** Replaces the usual empty state. */
  Empty?: ComponentType;
  /** Replaces the usual deletion dialog. */
  Deletion?: ComponentType<DeleteRecordsProps>;
}

/** Creates the screen of a described record: list, form, deletion and restoring. Used as the `Component` of a route's module. */
export function recordScreen(
  record: RecordDescription,
  catalogue: RecordMessages,
  { pages, Links, Filters, controls = {}, Below, Mark, cells = {}, Actions, Empty, Deletion = DeleteRecords }: Own = {},
) {
  const sorts = Object.keys(record.sorts);
  const filters = Object.values(record.filters ?? {});
  const listed = fieldsIn({ ...record.fields, ...record.columns }).filter(([, { listed: where }]) => !where);
  const nameOf = (row: ListedRecord) => titleOf(record, row);

  return function RecordScreen() {
    const messages = useMessages(catalogue);
    const shared = useMessages(backOfficeMessages);
    const { locale } = useSite();
    const state = useListState({ sort: sorts[0]!, sorts, filters });
    const narrowing = Object.entries(record.filters ?? {}).map(([name, at]) => [name, state.filters[at] || null]);
    const requested = { list: state.list, ...(Object.fromEntries(narrowing) as object) };
    const query = useRecordsQuery({ of: record, ...requested });
    const selection = useSelection(state.scope);
    const seen = useSeen(query.data?.items);
    const [read] = useLazyRecordsQuery();
    const [restore] = useRestoreRecordsMutation();
    const form = useRecordForm<ListedRecord>({
      rows: query.data?.items,
      find: async (id) => (await read({ of: record, list: listOfOne(id) }).unwrap()).items[0],
    });
    const [toDelete, setToDelete] = useState<ReadonlyMap<string, string>>(new Map());
    const columns: ListColumn<ListedRecord>[] = [
      ...listed.map(([name, field]) =>
        toColumn(record, name, field, { locale, title: field.label[locale], dash: shared.dash, pages, Mark, cells }),
      ),
      actionsColumn(130, (row) => (
        <RowActions
          {...(pages && { viewHref: `${pages}/${row['slug']}` })}
          onEdit={() => form.edit(row)}
          onDelete={() => setToDelete(new Map([[row.id, nameOf(row)]]))}
        >
          {Actions && <Actions record={row} />}
        </RowActions>
      )),
    ];

    const view = useListView(record.one, columns);
    return (
      <>
        <ScreenHead title={messages.title} lead={messages.lead}>
          {Links && <Links />}
          <ExportMenu operation={operationOf(record, 'Managed')} variables={requested} />
          <DeletedRecords
            kind={record.one}
            restore={(ids) => restore({ of: record, ids })}
            reasons={restoreRefusals(messages)}
          />
          <AddNewButton label={messages.addNew} onClick={form.add} />
        </ScreenHead>
        <ListBar state={state} view={view} placeholder={messages.searchIn} total={query.data?.total}>
          {Filters && <Filters state={state} />}
        </ListBar>
        <SelectionBar selection={selection} onDelete={() => setToDelete(selection.chosen)} />
        <ManagedTable
          state={state}
          query={query}
          columns={view.columns}
          nameOf={nameOf}
          selection={selection}
          failureTitle={messages.failedToLoad}
          {...(Empty && { empty: <Empty /> })}
        />
        <RecordDrawer
          key={form.key}
          of={record}
          messages={messages}
          controls={controls}
          Below={Below}
          record={form.record}
          open={form.isOpen}
          onClose={form.close}
        />
        <Deletion
          of={record}
          messages={messages}
          names={toDelete}
          seen={seen}
          onClose={() => setToDelete(new Map())}
          onDeleted={selection.drop}
        />
      </>
    );
  };
}

/** The rows of all pages shown so far, by id, because a selection may include rows of other pages. */
function useSeen(rows: readonly ListedRecord[] | undefined): ReadonlyMap<string, ListedRecord> {
  const [seen, setSeen] = useState({ rows, byId: byIdOf(rows) });
  if (rows === seen.rows) return seen.byId;
  const byId = new Map([...seen.byId, ...byIdOf(rows)]);
  setSeen({ rows, byId });
  return byId;
}

const byIdOf = (rows: readonly ListedRecord[] = []) => new Map(rows.map((row) => [row.id, row]));

function toColumn(
  { sorts }: RecordDescription,
  name: string,
  field: RecordField,
  {
    locale,
    title,
    dash,
    pages,
    Mark,
    cells,
  }: Pick<Own, 'pages' | 'Mark' | 'cells'> & Record<'title' | 'dash', string> & { locale: Locale },
): ListColumn<ListedRecord> {
  const [order] = Object.entries(sorts).find(([, sorted]) => sorted === name) ?? [];
  return {
    key: order ?? name,
    title,
    render: (row) => {
      const Cell = cells?.[name];
      if (Cell) return <Cell record={row} />;
      if (name === 'name') {
        return (
          <span>
            {Mark && <Mark record={row} />}
            <RecordLink id={row.id}>{row.name}</RecordLink>
          </span>
        );
      }
      return name === 'slug' && pages ? (
        <code>{`${pages}/${row.slug}`}</code>
      ) : (
        (wordOf(field, row[name], locale) ?? dash)
      );
    },
    isSortable: order !== undefined,
    ...(field.kind === 'number' && { isNumber: true, width: 150 }),
  };
}
