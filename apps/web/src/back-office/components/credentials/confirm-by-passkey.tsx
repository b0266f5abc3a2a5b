import { KeyOutlined } from '@ant-design/icons';
import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import { Button, Divider } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.js';
import { type Failure, failureIn } from '../../api/failure.js';
import { FailureAlert } from '../failure-alert.js';
import { useConfirmPasskeyMutation, useOfferPasskeyConfirmationMutation } from './confirmation-api.js';
import { credentialsMessages } from './credentials.messages.js';

/** Confirms with a passkey instead of the password, in browsers that support passkeys. */
export function ConfirmByPasskey({ onConfirmed }: { onConfirmed: () => void }) {
  const messages = useMessages(credentialsMessages);
  const known = {
    'too-many-requests': messages.tooMany,
    'passkey-cancelled': messages.passkeyCancelled,
    'passkey-refused': messages.passkeyNotConfirmed,
    'passkey-expired': messages.passkeyExpired,
    'no-passkey': messages.withoutPasskey,
  };
  const [offer] = useOfferPasskeyConfirmationMutation();
  const [confirm] = useConfirmPasskeyMutation();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  if (!browserSupportsWebAuthn()) return null;

  async function use(): Promise<Failure | undefined> {
    const { data, error } = await offer({});
    if (!data) return error as Failure;
    const passkey = await startAuthentication({ optionsJSON: data.options }).catch(() => null);
    if (!passkey) return failureIn({ kind: 'unprocessable', code: 'passkey-cancelled' });
    return (await confirm({ passkey })).error as Failure | undefined;
  }
  async function go() {
    setBusy(true);
    const refused = await use();
    setBusy(false);
    setFailure(refused ?? null);
    if (!refused) onConfirmed();
  }
  return (
    <>
      <Divider plain>{messages.or}</Divider>
      <FailureAlert error={failure} known={known} className="form-alert" />
      <Button block icon={<KeyOutlined aria-hidden />} loading={isBusy} onClick={() => void go()}>
        {messages.confirmByPasskey}
      </Button>
    </>
  );
}
