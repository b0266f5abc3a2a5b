import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { backOfficePaths } from '../../back-office-paths.js';
import { ManagedSubmissions } from '../../../lib/graphql/operations.js';
import { useMessages } from '../../../lib/messages.js';
import { PlainMailLink, PlainPhoneLink } from '../../components/contact-links.js';
import { RecordHistory } from '../../components/history/record-history.js';
import { ExportMenu } from '../../components/list/export-menu.js';
import { FilterSelect } from '../../components/list/filter-select.js';
import { ListEnd } from '../../components/list/list-end.js';
import { useListView } from '../../components/list/list-view.js';
import { dayColumn } from '../../components/list/day-column.js';
import { type ListColumn, ManagedTable } from '../../components/list/managed-table.js';
import { RecordLink, useRecordAddress } from '../../components/record-address.js';
import { actionsColumn } from '../../components/list/actions-column.js';
import { RowAction, RowActions } from '../../components/list/row-actions.js';
import { SelectionBar } from '../../components/list/selection-bar.js';
import { useListState } from '../../components/list/use-list-state.js';
import { useSelection } from '../../components/list/use-selection.js';
import { ScreenHead } from '../../components/screen-head.js';
import { type SubmissionRow, useManagedSubmissionsQuery } from './api/submissions-api.js';
import { CreateBusiness } from './components/create-business.js';
import { DecideSubmission, type Decision } from './components/decide-submission.js';
import { DeleteSubmissions } from './components/delete-submissions.js';
import { type SubmissionAct, useActsOn } from './components/submission-acts.js';
import { SUBMISSION_STATUSES, SubmissionStatus } from './components/submission-status.js';
import { ViewSubmission } from './components/view-submission.js';
import { managedSubmissionMessages } from './submissions.messages.js';

const STATUS = 'durum';
/** /yonetici/basvurular: the submissions (ADM-SUB-01). */
export function Component() {
  const messages = useMessages(managedSubmissionMessages);
  const navigate = useNavigate();
  const state = useListState({ sort: 'date', descending: true, filters: [STATUS] });
  const status = SUBMISSION_STATUSES.find((known) => known === state.filters.durum) ?? null;
  const { page, pageSize } = state.list;
  const requested = { status, page, pageSize };
  const query = useManagedSubmissionsQuery(requested);
  const selection = useSelection(state.scope);
  const [deciding, setDeciding] = useState<{ submission: SubmissionRow; decision: Decision } | null>(null);
  const [creating, setCreating] = useState<SubmissionRow | null>(null);
  const [toDelete, setToDelete] = useState<ReadonlyMap<string, string>>(new Map());

  const address = useRecordAddress();
  const actsOn = useActsOn();
  const nameOf = ({ businessName }: SubmissionRow) => businessName;
  function perform(act: SubmissionAct, row: SubmissionRow) {
    if (act === 'remove') setToDelete(new Map([[row.id, nameOf(row)]]));
    else if (act !== 'business')
      setDeciding({ submission: row, decision: act === 'approve' ? 'approved' : 'rejected' });
    else if (row.businessId) void navigate(backOfficePaths.business(row.businessId));
    else setCreating(row);
  }
  const columns: ListColumn<SubmissionRow>[] = [
    {
      key: 'business',
      title: messages.business,
      render: ({ id, businessName, address: street, number }) => (
        <>
          <RecordLink id={id}>{businessName}</RecordLink>
          <div>{street}</div>
          <small>{messages.number(number)}</small>
        </>
      ),
    },
    {
      key: 'contact',
      title: messages.contact,
      render: ({ name, email, phone }) => (
        <>
          <div>{name}</div>
          <div>
            <PlainMailLink email={email} />
          </div>
          <div>
            <PlainPhoneLink phone={phone} />
          </div>
        </>
      ),
    },
    dayColumn(messages.date, ({ createdAt }) => createdAt),
    {
      key: 'status',
      title: messages.status,
      width: 140,
      render: ({ status: now }) => <SubmissionStatus status={now} />,
    },
    actionsColumn(190, (row) => (
      <RowActions onDelete={() => perform('remove', row)}>
        {actsOn(row)
          .filter(({ act }) => act !== 'remove')
          .map(({ act, label, icon, isDisabled }) => (
            <RowAction key={act} label={label} icon={icon} disabled={isDisabled} onClick={() => perform(act, row)} />
          ))}
      </RowActions>
    )),
  ];

  const view = useListView('submission', columns);
  return (
    <>
      <ScreenHead title={messages.title} lead={messages.lead}>
        <ExportMenu operation={ManagedSubmissions} variables={requested} />
      </ScreenHead>
      <div className="list-bar">
        <FilterSelect
          state={state}
          name={STATUS}
          label={messages.status}
          values={SUBMISSION_STATUSES}
          texts={messages}
        />
        <ListEnd total={query.data?.total} view={view} />
      </div>
      <SelectionBar selection={selection} onDelete={() => setToDelete(selection.chosen)} />
      <ManagedTable
        state={state}
        query={query}
        columns={view.columns}
        nameOf={nameOf}
        selection={selection}
        failureTitle={messages.failedToLoad}
        loadingText={messages.loading}
        empty={messages.none}
        expandable={{
          isExpandable: () => true,
          render: ({ id, message, reason }) => (
            <>
              {message && (
                <p className="whole-comment">
                  <strong>{messages.message}:</strong> {message}
                </p>
              )}
              {reason && (
                <p className="whole-comment">
                  <strong>{messages.reason}:</strong> {reason}
                </p>
              )}
              <RecordHistory kind="submission" id={id} />
            </>
          ),
        }}
      />
      {address.opened && (
        <ViewSubmission
          key={address.opened}
          id={address.opened}
          onClose={address.close}
          onAct={(act, submission) => {
            if (act !== 'business' || !submission.businessId) address.close();
            perform(act, submission);
          }}
        />
      )}
      {deciding && (
        <DecideSubmission
          {...deciding}
          onClose={() => setDeciding(null)}
          onDecided={(decided) => decided.status === 'approved' && !decided.businessId && setCreating(decided)}
        />
      )}
      {creating && <CreateBusiness key={creating.id} submission={creating} onClose={() => setCreating(null)} />}
      <DeleteSubmissions names={toDelete} onClose={() => setToDelete(new Map())} onDeleted={selection.drop} />
    </>
  );
}
