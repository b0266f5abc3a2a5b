import { Button, Modal, Skeleton } from 'antd';
import { formatShortDate } from '@tedarik/turkish';
import { useState } from 'react';
import { useCommandId } from '../../../../lib/forms/use-command-id.js';
import { useMessages } from '../../../../lib/messages.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { PlainMailLink } from '../../../components/contact-links.js';
import { FailureAlert } from '../../../components/failure-alert.js';
import { RecordHistory } from '../../../components/history/record-history.js';
import { PageDocuments } from '../../change-suggestions/components/page-documents.js';
import {
  type OwnerRow,
  useManagedPageOwnersQuery,
  useRestoreOwnerMutation,
  useRevokeOwnerMutation,
} from '../api/claims-api.js';
import { claimMessages } from '../claims.messages.js';
import { ReasonDialog } from '../../../components/reason-dialog.js';
import { useClaimToasts } from './use-claim-toasts.js';

interface PageOwnersProps {
  businessId: string;
  /** From the list, if it shows the page. */
  businessName: string | null | undefined;
  onClose: () => void;
}

/** The owners of a page, including those who were removed in the last 30 days. */
export function PageOwnersDialog({ businessId, businessName, onClose }: PageOwnersProps) {
  const messages = useMessages(claimMessages);
  const shared = useMessages(backOfficeMessages);
  const {
    data: owners,
    error,
    refetch,
  } = useManagedPageOwnersQuery(businessId, {
    refetchOnMountOrArgChange: true,
  });
  const [revoking, setRevoking] = useState<OwnerRow | null>(null);
  const restore = useRestoring();
  return (
    <Modal
      open
      title={businessName ? messages.ownersOf(businessName) : messages.owners}
      footer={null}
      onCancel={onClose}
    >
      <FailureAlert error={error} title={messages.ownersFailed} retry={refetch} />
      {!owners && !error && <Skeleton active />}
      {owners?.length === 0 && <p>{messages.noOwners}</p>}
      <ul className="panel-list">
        {owners?.map((owner) => (
          <li key={owner.id}>
            <div>
              <strong>{owner.name}</strong> <PlainMailLink email={owner.email} />
              <div>
                {messages[owner.proof as 'document']}
                {owner.proofBy && ` (${owner.proofBy})`} · {messages.since(formatShortDate(owner.since))}
              </div>
              {owner.endedAt && (
                <div>
                  {messages.revokedOn(formatShortDate(owner.endedAt), owner.endedBy ?? shared.dash)}: {owner.reason}
                </div>
              )}
            </div>
            {owner.endedAt ? (
              <Button onClick={() => void restore(owner.id)}>{messages.restore}</Button>
            ) : (
              <Button danger onClick={() => setRevoking(owner)}>
                {messages.revoke}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <PageDocuments businessId={businessId} />
      <RecordHistory kind="page-owner" id={businessId} />
      {revoking && <Revoke owner={revoking} onClose={() => setRevoking(null)} />}
    </Modal>
  );
}

function useRestoring() {
  const messages = useMessages(claimMessages);
  const toasts = useClaimToasts();
  const [restore] = useRestoreOwnerMutation();
  return async (id: string) => {
    toasts.settled(await restore(id), messages.restored, messages.failedToRestore);
  };
}

function Revoke({ owner: { id, name }, onClose }: { owner: OwnerRow; onClose: () => void }) {
  const messages = useMessages(claimMessages);
  const toasts = useClaimToasts();
  const restore = useRestoring();
  const [revoke, { isLoading }] = useRevokeOwnerMutation();
  const commandIdOf = useCommandId();

  async function confirm(reason: string) {
    const request = { id, reason };
    const { error } = await revoke({ ...request, commandId: commandIdOf(request) });
    if (error) return void toasts.failed(messages.failedToRevoke, error);
    toasts.undoable(messages.revoked, () => void restore(id));
    onClose();
  }

  return (
    <ReasonDialog
      title={messages.revokeTitle}
      okText={messages.revoke}
      isBusy={isLoading}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    >
      <p>{name}</p>
    </ReasonDialog>
  );
}
