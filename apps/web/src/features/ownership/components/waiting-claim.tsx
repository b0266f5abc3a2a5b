import { useState } from 'react';
import { FormFailure } from '../../../components/form/form-failure.js';
import { SubmitButton } from '../../../components/form/submit-button.js';
import { useDocumentRefusal } from '../../../lib/forms/documents.js';
import { useForm } from '../../../lib/forms/use-form.js';
import { WithdrawClaim } from '../../../lib/later/operations.js';
import { useMessages } from '../../../lib/messages.js';
import { useServices } from '../../../lib/services.js';
import { useAppDispatch } from '../../../lib/store/store.js';
import { toastRaised } from '../../../lib/store/toast.slice.js';
import { takeFocus } from '../../../lib/take-focus.js';
import { SuccessPanel } from '../../account/components/success-panel.js';
import type { RunningClaim } from '../claim-options.js';
import { documentMessages } from '../document.messages.js';
import { ownershipMessages } from '../ownership.messages.js';
import type { ClaimDocuments } from '../use-documents.js';
import { DocumentList } from './document-list.js';

interface WaitingClaimProps {
  claim: RunningClaim;
  documents: ClaimDocuments;
  onWithdrawn: () => void;
}

/** A claim that waits for the editors, with its documents and a button to withdraw it. */
export function WaitingClaim({ claim, documents, onWithdrawn }: WaitingClaimProps) {
  const messages = useMessages(ownershipMessages);
  return (
    <SuccessPanel text={messages.waits}>
      <DocumentList documents={documents} claimId={claim.id} />
      <Withdraw claimId={claim.id} onWithdrawn={onWithdrawn} />
    </SuccessPanel>
  );
}

function Withdraw({ claimId, onWithdrawn }: { claimId: string; onWithdrawn: () => void }) {
  const messages = useMessages(documentMessages);
  const refusalOf = useDocumentRefusal();
  const { query } = useServices();
  const dispatch = useAppDispatch();
  const [isSure, setSure] = useState<boolean>();
  const form = useForm<never>({
    async send() {
      await query(WithdrawClaim, { id: claimId });
      dispatch(toastRaised({ tone: 'ok', title: messages.withdrawn }));
      onWithdrawn();
    },
  });
  if (!isSure) {
    return (
      <button
        className="button outline"
        type="button"
        ref={isSure === false ? takeFocus : undefined}
        onClick={() => setSure(true)}
      >
        {messages.withdraw}
      </button>
    );
  }
  return (
    <form className="form" {...form.props} aria-label={messages.withdraw}>
      <p role="alert" tabIndex={-1} ref={takeFocus}>
        {messages.withdrawSure}
      </p>
      <FormFailure failure={form.failure} text={form.failure ? refusalOf(form.failure.code) : undefined} />
      <SubmitButton sending={form.sending}>{messages.withdrawConfirm}</SubmitButton>
      <button className="button outline" type="button" onClick={() => setSure(false)}>
        {messages.keep}
      </button>
    </form>
  );
}
