import { Modal } from 'antd';
import { useCommandId } from '../../../../lib/forms/use-command-id.js';
import { useMessages } from '../../../../lib/messages.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { type ClaimRow, useDecideClaimMutation, useUndoClaimDecisionMutation } from '../api/claims-api.js';
import { claimMessages } from '../claims.messages.js';
import { DocumentLinks } from '../../../components/document-links.js';
import { ReasonDialog } from '../../../components/reason-dialog.js';
import { useClaimToasts } from './use-claim-toasts.js';

export type ClaimDecision = 'approved' | 'rejected';

/** Undoes a decision and shows the outcome. */
export function useUndoDecision() {
  const messages = useMessages(claimMessages);
  const toasts = useClaimToasts();
  const [undo] = useUndoClaimDecisionMutation();
  return async (id: string) => {
    toasts.settled(await undo(id), messages.undone, messages.failedToUndo);
  };
}

interface DecideClaimProps {
  claim: ClaimRow;
  decision: ClaimDecision;
  onClose: () => void;
}

/** Approves after confirmation, or rejects with a reason; both can be undone from the toast. */
export function DecideClaim({ claim, decision, onClose }: DecideClaimProps) {
  const messages = useMessages(claimMessages);
  const shared = useMessages(backOfficeMessages);
  const toasts = useClaimToasts();
  const undo = useUndoDecision();
  const [decide, { isLoading }] = useDecideClaimMutation();
  const commandIdOf = useCommandId();
  const text = messages.approveText(claim.claimantName, claim.businessName ?? '');

  async function confirm(reason: string | null) {
    const request = { id: claim.id, decision, reason };
    const { error } = await decide({ ...request, commandId: commandIdOf(request) });
    if (error) return void toasts.failed(messages.failedToDecide, error);
    toasts.undoable(messages[decision === 'approved' ? 'approvedNow' : 'rejectedNow'], () => void undo(claim.id));
    onClose();
  }

  if (decision === 'rejected') {
    return (
      <ReasonDialog
        title={messages.rejectTitle}
        okText={messages.reject}
        isBusy={isLoading}
        onConfirm={(reason) => void confirm(reason)}
        onClose={onClose}
      >
        <p>{claim.businessName ?? messages.gone}</p>
        <DocumentLinks documents={claim.documents} />
      </ReasonDialog>
    );
  }
  return (
    <Modal
      open
      title={messages.approveTitle}
      okText={messages.approve}
      cancelText={shared.cancel}
      confirmLoading={isLoading}
      onCancel={() => isLoading || onClose()}
      cancelButtonProps={{ disabled: isLoading }}
      onOk={() => void confirm(null)}
    >
      <p>{text}</p>
      <DocumentLinks documents={claim.documents} />
    </Modal>
  );
}
