import { useMessages } from '../../../lib/messages.js';
import { answerConfirmation } from '../../api/confirmation.slice.js';
import type { Failure } from '../../api/failure.js';
import { useBackOfficeDispatch, useBackOfficeSelector } from '../../api/store.js';
import { ConfirmByPasskey } from './confirm-by-passkey.js';
import { useConfirmPasswordMutation } from './confirmation-api.js';
import { CredentialsDialog } from './credentials-dialog.js';
import { CredentialsForm } from './credentials-form.js';
import { credentialsMessages } from './credentials.messages.js';

/** Above drawers, but below the dialog that reports an ended session. */
const OVER_DRAWERS = 1_900;

/** Opens before an action that needs confirmation; the action continues after the password or a passkey is accepted. */
export function ConfirmationDialog() {
  const messages = useMessages(credentialsMessages);
  const dispatch = useBackOfficeDispatch();
  const { isOpen } = useBackOfficeSelector(({ confirmation }) => confirmation);
  const [confirm] = useConfirmPasswordMutation();
  return (
    <CredentialsDialog
      open={isOpen}
      title={messages.confirmTitle}
      onClose={() => answerConfirmation(dispatch, false)}
      zIndex={OVER_DRAWERS}
    >
      <p>{messages.confirmText}</p>
      <CredentialsForm
        fields={['password']}
        submitText={messages.confirm}
        onSend={async ({ password }) => {
          const { error } = await confirm({ password });
          if (!error) answerConfirmation(dispatch, true);
          return error as Failure | undefined;
        }}
      />
      <ConfirmByPasskey onConfirmed={() => answerConfirmation(dispatch, true)} />
    </CredentialsDialog>
  );
}
