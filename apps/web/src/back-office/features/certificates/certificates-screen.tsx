import { useState } from 'react';
import { ManagedCertificates } from '../../../lib/graphql/operations.js';
import { useMessages } from '../../../lib/messages.js';
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
  type CertificateRow,
  useLazyManagedCertificatesQuery,
  useManagedCertificatesQuery,
  useRestoreCertificatesMutation,
} from './api/certificates-api.js';
import { certificateMessages } from './certificates.messages.js';
import { CertificateForm } from './components/certificate-form.js';
import { DeleteCertificates } from './components/delete-certificates.js';

const SORTS = ['name', 'businesses'] as const;

/** ADM-CERT-01, /yonetici/sertifikalar. */
export function Component() {
  const messages = useMessages(certificateMessages);
  const shared = useMessages(backOfficeMessages);
  const state = useListState({ sort: 'name', sorts: SORTS });
  const query = useManagedCertificatesQuery(state.list);
  const selection = useSelection(state.scope);
  const [read] = useLazyManagedCertificatesQuery();
  const [restore] = useRestoreCertificatesMutation();
  const form = useRecordForm<CertificateRow>({
    rows: query.data?.items,
    find: async (id) => (await read(listOfOne(id))).data?.items[0],
  });
  const [doomed, setDoomed] = useState<ReadonlyMap<string, string>>(new Map());
  const nameOf = ({ name }: CertificateRow) => name;
  const columns: Column<CertificateRow>[] = [
    {
      key: 'name',
      title: messages.name,
      render: ({ id, name }) => <RecordLink id={id}>{name}</RecordLink>,
      isSortable: true,
    },
    { key: 'description', title: messages.description, render: ({ description }) => description ?? shared.dash },
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
          onEdit={() => form.edit(row)}
          onDelete={() => setDoomed(new Map([[row.id, row.name]]))}
        />
      ),
    },
  ];

  return (
    <>
      <PageHead title={messages.title} lead={messages.lead}>
        <ExportMenu operation={ManagedCertificates} variables={{ list: state.list }} />
        <DeletedRecords kind="certificate" restore={restore} />
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
      <CertificateForm key={form.key} certificate={form.record} open={form.isOpen} onClose={form.close} />
      <DeleteCertificates
        certificates={doomed}
        businessCounts={new Map(query.data?.items.map(({ id, businessCount }) => [id, businessCount]))}
        onClose={() => setDoomed(new Map())}
        onDeleted={selection.drop}
      />
    </>
  );
}
