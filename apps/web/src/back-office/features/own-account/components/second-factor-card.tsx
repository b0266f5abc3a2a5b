import { formatShortMoment } from '@tedarik/turkish';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import type { Failure } from '../../../api/failure.js';
import { CredentialsDialog } from '../../../components/credentials/credentials-dialog.js';
import { CredentialsForm } from '../../../components/credentials/credentials-form.js';
import { StatusTag } from '../../../components/status-tag.js';
import { useToasts } from '../../../components/use-toasts.js';
import {
  type SecondFactor,
  useRemoveSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useSecondFactorQuery,
} from '../api/own-account-api.js';
import { ownAccountMessages } from '../own-account.messages.js';
import { OwnCard } from './own-card.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SetUpFactor } from './set-up-factor.js';

const FEW_CODES = 3;
type Opened = 'set-up' | 'renew' | 'remove' | null;

/** The second factor of the own account: set up, renew recovery codes, remove. */
export function SecondFactorCard() {
  const messages = useMessages(ownAccountMessages);
  const query = useSecondFactorQuery();
  const { data } = query;
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  return (
    <OwnCard title={messages.factor} failed={messages.failedToLoad} query={query}>
      {data?.since && <FactorThatIsOn factor={data} onOpen={setOpened} />}
      {data && !data.since && (
        <>
          <p>{messages.factorOff}</p>
          <Button type="primary" onClick={() => setOpened('set-up')}>
            {messages.setUp}
          </Button>
        </>
      )}
      <SetUpFactor open={opened === 'set-up'} onClose={close} />
      <RenewCodes open={opened === 'renew'} onClose={close} />
      <RemoveFactor open={opened === 'remove'} onClose={close} />
    </OwnCard>
  );
}

interface FactorThatIsOnProps {
  factor: SecondFactor;
  onOpen: (what: Opened) => void;
}

function FactorThatIsOn({ factor: { since, recoveryCodesLeft: left }, onOpen }: FactorThatIsOnProps) {
  const messages = useMessages(ownAccountMessages);
  return (
    <>
      <p>
        <StatusTag tone="good">{messages.on}</StatusTag> {messages.since(formatShortMoment(since!))}
      </p>
      {left > FEW_CODES ? (
        <p>{messages.codesLeft(left)}</p>
      ) : (
        <Alert type="warning" showIcon title={messages.fewCodesLeft(left)} className="form-alert" />
      )}
      <div className="own-account-acts">
        <Button onClick={() => onOpen('renew')}>{messages.newCodes}</Button>
        <Button danger onClick={() => onOpen('remove')}>
          {messages.switchOff}
        </Button>
      </div>
    </>
  );
}

interface DialogProps {
  open: boolean;
  onClose: () => void;
}

function RenewCodes({ open, onClose }: DialogProps) {
  const messages = useMessages(ownAccountMessages);
  const [renew, { data, isLoading, reset }] = useRenewRecoveryCodesMutation();
  const close = () => {
    reset();
    onClose();
  };
  return (
    <CredentialsDialog title={messages.newCodes} open={open} onClose={close} isClosable={!isLoading && !data}>
      {data ? (
        <RecoveryCodes codes={data.recoveryCodes} onKept={close} />
      ) : (
        <>
          <p>{messages.newCodesText}</p>
          <CredentialsForm
            fields={['code']}
            submitText={messages.makeCodes}
            onSend={async ({ code }) => (await renew({ code })).error as Failure | undefined}
          />
        </>
      )}
    </CredentialsDialog>
  );
}

function RemoveFactor({ open, onClose }: DialogProps) {
  const messages = useMessages(ownAccountMessages);
  const toasts = useToasts();
  const [remove] = useRemoveSecondFactorMutation();
  return (
    <CredentialsDialog title={messages.switchOffTitle} open={open} onClose={onClose}>
      <p>{messages.switchOffText}</p>
      <CredentialsForm
        fields={['password', 'code']}
        submitText={messages.switchOff}
        isDangerous
        onSend={async ({ password, code }) => {
          const { error } = await remove({ password, code });
          if (error) return error as Failure;
          toasts.succeeded(messages.switchedOff);
          onClose();
          return undefined;
        }}
      />
    </CredentialsDialog>
  );
}
