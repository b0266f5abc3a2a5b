import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser';
import { formatShortMoment } from '@tedarik/turkish';
import { Button } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import { type Failure, failureIn } from '../../../api/failure.js';
import { CredentialsDialog } from '../../../components/credentials/credentials-dialog.js';
import { CredentialsForm, type Typed } from '../../../components/credentials/credentials-form.js';
import { StatusTag } from '../../../components/status-tag.js';
import { useToasts } from '../../../components/use-toasts.js';
import { OwnCard } from './own-card.js';
import {
  type Passkey,
  useAddPasskeyMutation,
  useOfferPasskeyMutation,
  usePasskeysQuery,
  useRemovePasskeyMutation,
} from '../api/own-account-api.js';
import { ownAccountMessages } from '../own-account.messages.js';

/** The passkeys of the own account, which replace password and code at sign-in: add, name and delete. */
export function PasskeysCard() {
  const messages = useMessages(ownAccountMessages);
  const query = usePasskeysQuery();
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  return (
    <OwnCard title={messages.passkeys} failed={messages.failedToLoad} query={query}>
      <p>{messages.passkeysText}</p>
      <ul className="own-sessions">
        {query.data?.passkeys.map((passkey) => (
          <PasskeyItem key={passkey.id} passkey={passkey} onDelete={() => setLeaving(passkey)} />
        ))}
      </ul>
      {browserSupportsWebAuthn() ? (
        <Button type="primary" onClick={() => setAdding(true)}>
          {messages.addPasskey}
        </Button>
      ) : (
        <p>{messages.noWebAuthn}</p>
      )}
      <AddPasskey open={isAdding} onClose={() => setAdding(false)} />
      <RemovePasskey passkey={leaving} onClose={() => setLeaving(null)} />
    </OwnCard>
  );
}

function PasskeyItem({ passkey, onDelete }: { passkey: Passkey; onDelete: () => void }) {
  const messages = useMessages(ownAccountMessages);
  const { name, isSynced, addedAt, lastUsedAt } = passkey;
  return (
    <li>
      <div>
        <strong>{name}</strong> {isSynced && <StatusTag tone="good">{messages.passkeySynced}</StatusTag>}
        <div className="own-session-facts">
          <span>{messages.passkeyAddedAt(formatShortMoment(addedAt))}</span>
          <span>{lastUsedAt ? messages.passkeyUsedAt(formatShortMoment(lastUsedAt)) : messages.passkeyUnused}</span>
        </div>
      </div>
      <Button aria-label={messages.deletePasskeyOf(name)} onClick={onDelete}>
        {messages.deletePasskey}
      </Button>
    </li>
  );
}

function AddPasskey({ open, onClose }: { open: boolean; onClose: () => void }) {
  const messages = useMessages(ownAccountMessages);
  const toasts = useToasts();
  const [offer] = useOfferPasskeyMutation();
  const [add] = useAddPasskeyMutation();

  async function send({ name, password }: Typed): Promise<Failure | undefined> {
    const { data, error } = await offer({ password });
    if (!data) return error as Failure;
    const passkey = await startRegistration({ optionsJSON: data.options }).catch(whyNot);
    if (typeof passkey === 'string') return failureIn({ kind: 'unprocessable', code: passkey });
    const { error: refused } = await add({ name, passkey });
    if (refused) return refused as Failure;
    toasts.succeeded(messages.passkeyAdded);
    onClose();
    return undefined;
  }

  return (
    <CredentialsDialog title={messages.addPasskey} open={open} onClose={onClose}>
      <p>{messages.addPasskeyText}</p>
      <CredentialsForm fields={['name', 'password']} submitText={messages.goOn} onSend={send} />
    </CredentialsDialog>
  );
}

/** The error name of a device that already has a passkey of the account. All other errors mean that the user cancelled. */
const whyNot = (error: unknown): 'passkey-exists' | 'passkey-cancelled' =>
  error instanceof Error && error.name === 'InvalidStateError' ? 'passkey-exists' : 'passkey-cancelled';

function RemovePasskey({ passkey, onClose }: { passkey: Passkey | null; onClose: () => void }) {
  const messages = useMessages(ownAccountMessages);
  const toasts = useToasts();
  const [remove] = useRemovePasskeyMutation();
  return (
    <CredentialsDialog title={messages.deletePasskeyTitle} open={passkey !== null} onClose={onClose}>
      <p>{messages.deletePasskeyText(passkey?.name ?? '')}</p>
      <CredentialsForm
        fields={['password']}
        submitText={messages.deletePasskey}
        isDangerous
        onSend={async ({ password }) => {
          const { error } = await remove({ id: passkey!.id, password });
          if (error) return error as Failure;
          toasts.succeeded(messages.passkeyDeleted);
          onClose();
          return undefined;
        }}
      />
    </CredentialsDialog>
  );
}
