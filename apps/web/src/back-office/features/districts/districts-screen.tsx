import { Select } from 'antd';
import { useState } from 'react';
import { ManagedDistricts } from '../../../lib/graphql/operations.js';
import { useMessages } from '../../../lib/messages.js';
import { foldedSearch } from '../../components/form/choices.js';
import { backOfficeMessages } from '../../components/back-office.messages.js';
import { AddNewButton } from '../../components/list/add-new-button.js';
import { ExportMenu } from '../../components/list/export-menu.js';
import { DeletedRecords } from '../../components/list/deleted-records.js';
import { ListBar } from '../../components/list/list-bar.js';
import { type Column, ManagedTable } from '../../components/list/managed-table.js';
import { RecordLink } from '../../components/record-address.js';
import { RowActions } from '../../components/list/row-actions.js';
import { SelectionBar } from '../../components/list/selection-bar.js';
import { listOfOne, useListState } from '../../components/list/use-list-state.js';
import { useRecordForm } from '../../components/list/use-record-form.js';
import { useSelection } from '../../components/list/use-selection.js';
import { PageHead } from '../../components/page-head.js';
import {
  type DistrictRow,
  useManagedCitiesQuery,
  useLazyManagedDistrictsQuery,
  useManagedDistrictsQuery,
  useRestoreDistrictsMutation,
} from './api/districts-api.js';
import { DeleteDistricts } from './components/delete-districts.js';
import { DistrictForm } from './components/district-form.js';
import { districtMessages } from './districts.messages.js';

/** Names of the filters in the address. */
const SORTS = ['name', 'city', 'region', 'businesses'] as const;
const FILTERS = ['sehir'] as const;

/** ADM-DIST-01, /yonetici/konumlar. */
export function Component() {
  const messages = useMessages(districtMessages);
  const shared = useMessages(backOfficeMessages);
  const state = useListState({ sort: 'name', sorts: SORTS, filters: FILTERS });
  const requested = { list: state.list, cityKey: state.filters.sehir || null };
  const query = useManagedDistrictsQuery(requested);
  const { data: cities = [] } = useManagedCitiesQuery();
  const selection = useSelection(state.scope);
  const [read] = useLazyManagedDistrictsQuery();
  const [restore] = useRestoreDistrictsMutation();
  const form = useRecordForm<DistrictRow>({
    rows: query.data?.items,
    find: async (id) => (await read({ list: listOfOne(id), cityKey: null })).data?.items[0],
  });
  const [toDelete, setToDelete] = useState<ReadonlyMap<string, string>>(new Map());
  const nameOf = ({ name, city }: DistrictRow) => `${name}, ${city}`;
  const columns: Column<DistrictRow>[] = [
    {
      key: 'name',
      title: messages.name,
      render: ({ id, name }) => <RecordLink id={id}>{name}</RecordLink>,
      isSortable: true,
    },
    { key: 'city', title: messages.city, render: ({ city }) => city, isSortable: true },
    { key: 'region', title: messages.region, render: ({ region }) => region ?? shared.dash, isSortable: true },
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
          name={nameOf(row)}
          onEdit={() => form.edit(row)}
          onDelete={() => setToDelete(new Map([[row.id, nameOf(row)]]))}
        />
      ),
    },
  ];

  return (
    <>
      <PageHead title={messages.title} lead={messages.lead}>
        <ExportMenu operation={ManagedDistricts} variables={requested} />
        <DeletedRecords kind="district" restore={restore} />
        <AddNewButton onClick={form.add} />
      </PageHead>
      <ListBar state={state} placeholder={messages.searchIn} total={query.data?.total}>
        <Select
          aria-label={messages.city}
          placeholder={messages.allCities}
          allowClear
          showSearch={foldedSearch}
          style={{ minWidth: 240 }}
          value={state.filters.sehir || null}
          options={cities.map(({ key, name, districtCount, businessCount }) => ({
            value: key,
            label: messages.cityOption(name, districtCount, businessCount),
          }))}
          onChange={(key?: string | null) => state.filter('sehir', key ?? '')}
        />
      </ListBar>
      <SelectionBar selection={selection} onDelete={() => setToDelete(selection.chosen)} />
      <ManagedTable
        state={state}
        query={query}
        columns={columns}
        nameOf={nameOf}
        selection={selection}
        failureTitle={messages.failedToLoad}
      />
      <DistrictForm key={form.key} district={form.record} open={form.isOpen} onClose={form.close} />
      <DeleteDistricts
        districts={toDelete}
        businessCounts={new Map(query.data?.items.map(({ id, businessCount }) => [id, businessCount]))}
        onClose={() => setToDelete(new Map())}
        onDeleted={(ids) => selection.drop(ids)}
      />
    </>
  );
}
