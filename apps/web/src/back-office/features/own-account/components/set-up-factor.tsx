import { Typography } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import type { Failure } from '../../../api/failure.js';
import { CredentialsDialog } from '../../../components/credentials/credentials-dialog.js';
import { CredentialsForm } from '../../../components/credentials/credentials-form.js';
import { type Offer, useConfirmSecondFactorMutation, useOfferSecondFactorMutation } from '../api/own-account-api.js';
import { ownAccountMessages } from '../own-account.messages.js';
import { QrCode } from './qr-code.js';
import { RecoveryCodes } from './recovery-codes.js';

interface SetUpFactorProps {
  open: boolean;
  onClose: () => void;
}

/** Sets up the second factor: requires the password, shows the key for the app, asks for a code, and shows the recovery codes once. */
export function SetUpFactor({ open, onClose }: SetUpFactorProps) {
  const messages = useMessages(ownAccountMessages);
  const [offer, offered] = useOfferSecondFactorMutation();
  const [confirm, confirmed] = useConfirmSecondFactorMutation();
  const close = () => {
    offered.reset();
    confirmed.reset();
    onClose();
  };
  return (
    <CredentialsDialog
      title={confirmed.data ? messages.codesTitle : messages.setUpTitle}
      open={open}
      onClose={close}
      isClosable={!confirmed.isLoading && !confirmed.data}
    >
      {confirmed.data ? (
        <RecoveryCodes codes={confirmed.data.recoveryCodes} onKept={close} />
      ) : offered.data ? (
        <>
          <KeyForApp offer={offered.data} />
          <CredentialsForm
            key="code"
            fields={['code']}
            takesRecoveryCodes={false}
            submitText={messages.switchOn}
            onSend={async ({ code }) => (await confirm({ code })).error as Failure | undefined}
          />
        </>
      ) : (
        <>
          <p>{messages.firstPassword}</p>
          <CredentialsForm
            key="password"
            fields={['password']}
            submitText={messages.goOn}
            onSend={async ({ password }) => (await offer({ password })).error as Failure | undefined}
          />
        </>
      )}
    </CredentialsDialog>
  );
}

function KeyForApp({ offer: { key, uri } }: { offer: Offer }) {
  const messages = useMessages(ownAccountMessages);
  return (
    <>
      <p>{messages.scan}</p>
      <QrCode text={uri} label={messages.qrCode} />
      <p>
        <a href={uri}>{messages.openApp}</a>
      </p>
      <p>{messages.typeKey}</p>
      <Typography.Paragraph code copyable={{ text: key }} className="own-account-key">
        {key.replace(/.{4}(?=.)/g, '$& ')}
      </Typography.Paragraph>
      <p>{messages.othersEnd}</p>
    </>
  );
}
