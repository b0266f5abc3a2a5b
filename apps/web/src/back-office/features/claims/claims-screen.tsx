import { CheckOutlined, CloseOutlined, TeamOutlined, UndoOutlined } from '@ant-design/icons';
import { Segmented } from 'antd';
import { useState } from 'react';
import { paths } from '../../../config/paths.js';
import { ManagedClaims } from '../../../lib/graphql/operations.js';
import { useMessages } from '../../../lib/messages.js';
import { PlainMailLink } from '../../components/contact-links.js';
import { ExportMenu } from '../../components/list/export-menu.js';
import { ListEnd } from '../../components/list/list-end.js';
import { useListView } from '../../components/list/list-view.js';
import { dayColumn } from '../../components/list/day-column.js';
import { type ListColumn, ManagedTable } from '../../components/list/managed-table.js';
import { actionsColumn } from '../../components/list/actions-column.js';
import { RowAction, RowActions } from '../../components/list/row-actions.js';
import { useListState } from '../../components/list/use-list-state.js';
import { useRecordAddress } from '../../components/record-address.js';
import { ScreenHead } from '../../components/screen-head.js';
import { StatusTag } from '../../components/status-tag.js';
import { type ClaimRow, useManagedClaimsQuery } from './api/claims-api.js';
import { claimMessages } from './claims.messages.js';
import { ClaimedPageFacts } from './components/claimed-page.js';
import { type ClaimDecision, DecideClaim, useUndoDecision } from './components/decide-claim.js';
import { PageOwnersDialog } from './components/page-owners.js';

const FILTER = 'durum';
const DECIDED = 'karar-verilen';

/** /yonetici/sahiplik-talepleri: claims of pages, each next to data of the page. */
export function Component() {
  const messages = useMessages(claimMessages);
  const state = useListState({ sort: 'date', descending: true, filters: [FILTER] });
  const isDecided = state.filters.durum === DECIDED;
  const { page, pageSize } = state.list;
  const requested = { filter: isDecided ? 'decided' : 'waiting', page, pageSize };
  const query = useManagedClaimsQuery(requested);
  const [deciding, setDeciding] = useState<{ claim: ClaimRow; decision: ClaimDecision } | null>(null);
  const address = useRecordAddress();
  const undo = useUndoDecision();
  const nameOf = ({ businessName, claimantName }: ClaimRow) => businessName ?? claimantName;
  const columns: ListColumn<ClaimRow>[] = [
    {
      key: 'business',
      title: messages.page,
      render: ({ businessName, businessSlug, ownerCount }) => (
        <>
          {businessName && businessSlug ? (
            <a href={paths.business(businessSlug)} target="_blank" rel="noopener">
              {businessName}
            </a>
          ) : (
            messages.gone
          )}
          <div>
            <small>{messages.ownerCount(ownerCount)}</small>
          </div>
        </>
      ),
    },
    {
      key: 'claimant',
      title: messages.claimant,
      render: ({ claimantName, claimantEmail }) => (
        <>
          <div>{claimantName}</div>
          <PlainMailLink email={claimantEmail} />
        </>
      ),
    },
    {
      key: 'proof',
      title: messages.proof,
      width: 150,
      render: ({ way, documents }) => (
        <>
          {messages[way as 'document']}
          {documents.length > 0 && (
            <div>
              <small>{messages.documentCount(documents.length)}</small>
            </div>
          )}
        </>
      ),
    },
    dayColumn(messages.date, ({ startedAt }) => startedAt, 130),
    {
      key: 'status',
      title: messages.decision,
      width: 160,
      render: ({ status, decidedBy }) => (
        <>
          <StatusTag tone={status === 'approved' ? 'good' : status === 'rejected' ? 'bad' : 'waiting'}>
            {status === 'waiting' ? messages.pending : messages[status as ClaimDecision]}
          </StatusTag>
          {decidedBy && (
            <div>
              <small>{messages.decidedBy(decidedBy)}</small>
            </div>
          )}
        </>
      ),
    },
    actionsColumn(150, (row) => (
      <RowActions>
        {row.status === 'waiting' && (
          <>
            <RowAction
              label={messages.approve}
              icon={<CheckOutlined aria-hidden />}
              disabled={!row.businessName}
              onClick={() => setDeciding({ claim: row, decision: 'approved' })}
            />
            <RowAction
              label={messages.reject}
              icon={<CloseOutlined aria-hidden />}
              onClick={() => setDeciding({ claim: row, decision: 'rejected' })}
            />
          </>
        )}
        {row.isUndoable && (
          <RowAction label={messages.undo} icon={<UndoOutlined aria-hidden />} onClick={() => void undo(row.id)} />
        )}
        <RowAction
          label={messages.owners}
          icon={<TeamOutlined aria-hidden />}
          disabled={!row.businessName}
          onClick={() => address.open(row.businessId)}
        />
      </RowActions>
    )),
  ];
  const view = useListView('claim', columns);
  return (
    <>
      <ScreenHead title={messages.title} lead={messages.lead}>
        <ExportMenu operation={ManagedClaims} variables={requested} />
      </ScreenHead>
      <div className="list-bar">
        <Segmented
          aria-label={messages.filter}
          value={isDecided ? DECIDED : ''}
          onChange={(chosen) => state.filter(FILTER, chosen)}
          options={[
            { value: '', label: messages.waiting },
            { value: DECIDED, label: messages.decided },
          ]}
        />
        <ListEnd total={query.data?.total} view={view} />
      </div>
      <ManagedTable
        state={state}
        query={query}
        columns={view.columns}
        nameOf={nameOf}
        failureTitle={messages.failedToLoad}
        loadingText={messages.loading}
        empty={isDecided ? messages.noneDecided : messages.none}
        expandable={{ isExpandable: () => true, render: (claim) => <ClaimedPageFacts claim={claim} /> }}
      />
      {deciding && <DecideClaim {...deciding} onClose={() => setDeciding(null)} />}
      {address.opened && (
        <PageOwnersDialog
          key={address.opened}
          businessId={address.opened}
          businessName={query.data?.items.find(({ businessId }) => businessId === address.opened)?.businessName}
          onClose={address.close}
        />
      )}
    </>
  );
}
