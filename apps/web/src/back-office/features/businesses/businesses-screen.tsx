import { EditOutlined, ExportOutlined, MergeCellsOutlined } from '@ant-design/icons';
import { formatNumber } from '@tedarik/turkish';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../config/paths.js';
import { ManagedBusinesses } from '../../../lib/graphql/operations.js';
import { useMessages } from '../../../lib/messages.js';
import { compareBusinessesPath } from '../../back-office-paths.js';
import { backOfficeMessages } from '../../components/back-office.messages.js';
import { AddNewButton } from '../../components/list/add-new-button.js';
import { ExportMenu } from '../../components/list/export-menu.js';
import { DeletedRecords } from '../../components/list/deleted-records.js';
import { ListBar } from '../../components/list/list-bar.js';
import { useListView } from '../../components/list/list-view.js';
import { type ListColumn, ManagedTable } from '../../components/list/managed-table.js';
import { actionsColumn } from '../../components/list/actions-column.js';
import { RowAction, RowActions } from '../../components/list/row-actions.js';
import { SelectionBar } from '../../components/list/selection-bar.js';
import { useListState } from '../../components/list/use-list-state.js';
import { useRecordForm } from '../../components/list/use-record-form.js';
import { useSelection } from '../../components/list/use-selection.js';
import { ScreenHead } from '../../components/screen-head.js';
import type { Outcomes } from '../../components/use-undoable.js';
import { type BusinessRow, useManagedBusinessesQuery, useRestoreBusinessesMutation } from './api/businesses-api.js';
import { bulkEditMessages } from './bulk-edit/bulk-edit.messages.js';
import { BulkEditDrawer } from './bulk-edit/bulk-edit-drawer.js';
import { BulkEditResult } from './bulk-edit/bulk-edit-result.js';
import { BulkEdits } from './bulk-edit/bulk-edits.js';
import { managedBusinessMessages } from './businesses.messages.js';
import { CategoriesCell, LocationsCell, NameCell } from './components/business-cells.js';
import { requestedFilter, BUSINESS_FILTERS, BusinessFilters } from './components/business-filters.js';
import { BusinessForm } from './components/business-form.js';
import { DeleteBusinesses } from './components/delete-businesses.js';
import { OutcomeReport, type RefusedBusiness } from './components/outcome-report.js';
import { SelectAll } from './components/select-all.js';
import { BusinessStatusTag } from './components/status-tag.js';
import { useRefusalWords } from './components/use-refusal-words.js';
import { ViewBusiness } from './components/view-business.js';

// The form loads a business afresh, regardless of the list.
const SORTS = ['name', 'newest', 'updated', 'rating'] as const;
/** The most businesses that one call accepts. */
const MOST_CHOSEN = 500;
const NO_ROWS: readonly never[] = [];
const NONE: ReadonlyMap<string, string> = new Map();

/** /yonetici/firmalar and /yonetici/isletmeler: the businesses (ADM-LAY-02). */
export function Component() {
  const messages = useMessages(managedBusinessMessages);
  const bulk = useMessages(bulkEditMessages);
  const shared = useMessages(backOfficeMessages);
  const state = useListState({ sort: 'newest', sorts: SORTS, descending: true, filters: BUSINESS_FILTERS });
  const requested = { list: state.list, filter: requestedFilter(state.filters) };
  const query = useManagedBusinessesQuery(requested);
  const selection = useSelection(state.scope);
  const navigate = useNavigate();
  const [viewed, setViewed] = useState<string | null>(null);
  const words = useRefusalWords();
  const [restore] = useRestoreBusinessesMutation();
  const form = useRecordForm<{ id: string }>({ rows: NO_ROWS, find: (id) => Promise.resolve({ id }) });
  const [toDelete, setToDelete] = useState(NONE);
  const [refused, setRefused] = useState<readonly RefusedBusiness[]>([]);
  const [isEditing, setEditing] = useState(false);
  const [shownEdit, setShownEdit] = useState<string | null>(null);
  const nameOf = ({ name }: BusinessRow) => name;
  const chosenIds = [...selection.chosen.keys()];
  const isFew = chosenIds.length <= MOST_CHOSEN;
  const total = `${formatNumber(query.data?.total ?? 0)}${query.data?.totalIsLowerBound ? '+' : ''}`;

  /** Shows refused businesses row by row. */
  function report(outcomes: Outcomes, names: ReadonlyMap<string, string>) {
    setRefused(
      outcomes
        .filter(({ isDone }) => !isDone)
        .map(({ id, code }) => ({ id, name: names.get(id) ?? '', code: code ?? null })),
    );
  }

  const columns: ListColumn<BusinessRow>[] = [
    { key: 'name', title: messages.name, render: (row) => <NameCell business={row} />, isSortable: true },
    {
      key: 'category',
      title: messages.category,
      render: ({ categories }) => <CategoriesCell names={categories.map(({ name }) => name)} />,
    },
    {
      key: 'location',
      title: messages.location,
      render: ({ locations, locationCount }) => <LocationsCell locations={locations} locationCount={locationCount} />,
    },
    {
      key: 'status',
      title: messages.status,
      width: 130,
      render: ({ status }) => <BusinessStatusTag status={status} />,
    },
    actionsColumn(170, ({ id, name, slug, status }) => (
      <RowActions
        onView={() => setViewed(id)}
        onEdit={() => form.edit({ id })}
        onDelete={() => setToDelete(new Map([[id, name]]))}
      >
        {status === 'active' && (
          <RowAction label={messages.openPage} icon={<ExportOutlined aria-hidden />} href={paths.business(slug)} />
        )}
      </RowActions>
    )),
  ];

  const view = useListView('business', columns);
  return (
    <>
      <ScreenHead title={messages.title} lead={messages.lead}>
        <ExportMenu operation={ManagedBusinesses} variables={requested} />
        <BulkEdits onShow={setShownEdit} />
        <DeletedRecords kind="business" restore={restore} reasons={words} />
        <AddNewButton onClick={form.add} />
      </ScreenHead>
      <ListBar
        state={state}
        view={view}
        placeholder={messages.searchIn}
        total={query.data?.total}
        {...(query.data?.totalIsLowerBound && { totalText: shared.totalOrMore })}
      >
        <BusinessFilters state={state} />
      </ListBar>
      <SelectionBar
        selection={selection}
        allSelected={bulk.allSelected(total)}
        {...(isFew && { onDelete: () => setToDelete(selection.chosen) })}
      >
        <Button icon={<EditOutlined aria-hidden />} disabled={!isFew} onClick={() => setEditing(true)}>
          {bulk.title}
        </Button>
        {!isFew && <span>{bulk.tooManyChosen}</span>}
        {selection.chosen.size === 2 && (
          <Button
            icon={<MergeCellsOutlined aria-hidden />}
            onClick={() => void navigate(compareBusinessesPath(chosenIds))}
          >
            {messages.merge}
          </Button>
        )}
        <SelectAll requested={requested} total={query.data?.total ?? 0} totalText={total} selection={selection} />
      </SelectionBar>
      <BulkEditResult id={shownEdit} onClose={() => setShownEdit(null)} />
      <OutcomeReport refused={refused} onClose={() => setRefused([])} />
      <ManagedTable
        state={state}
        query={query}
        columns={view.columns}
        nameOf={nameOf}
        selection={selection}
        failureTitle={messages.failedToLoad}
      />
      <BulkEditDrawer
        open={isEditing}
        choice={
          selection.isAll ? { search: requested.list.search, filter: requested.filter } : { ids: chosenIds, search: '' }
        }
        of={selection.isAll ? bulk.ofAll(total) : bulk.ofChosen(chosenIds.length)}
        onClose={() => setEditing(false)}
        onApplied={(id) => {
          selection.clear();
          setShownEdit(id);
        }}
      />
      <ViewBusiness id={viewed} onClose={() => setViewed(null)} />
      <BusinessForm key={form.key} id={form.record?.id ?? null} open={form.isOpen} onClose={form.close} />
      <DeleteBusinesses
        names={toDelete}
        onClose={() => setToDelete(NONE)}
        onDeleted={(done, outcomes) => {
          selection.drop(done);
          report(outcomes, toDelete);
        }}
      />
    </>
  );
}
