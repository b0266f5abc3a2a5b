import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.js';
import type { Failure } from '../../api/failure.js';
import { backOfficeMessages } from '../back-office.messages.js';
import { FailureAlert } from '../failure-alert.js';
import { CodeField } from './code-field.js';
import { credentialsMessages } from './credentials.messages.js';

export interface Typed {
  password: string;
  code: string;
  /** Name of a new passkey. */
  name: string;
}

interface CredentialsFormProps {
  fields: readonly (keyof Typed)[];
  submitText: string;
  isDangerous?: boolean;
  takesRecoveryCodes?: boolean;
  /** Resolves with the reason for a refusal; undefined on success. */
  onSend: (typed: Typed) => Promise<Failure | undefined>;
}

/** Asks for the account's own password, code, or both. A refusal is shown at its field. */
export function CredentialsForm({ fields, submitText, isDangerous, takesRecoveryCodes, onSend }: CredentialsFormProps) {
  const messages = useMessages(credentialsMessages);
  const { required } = useMessages(backOfficeMessages);
  const known = {
    'too-many-requests': messages.tooMany,
    'second-factor-exists': messages.exists,
    'no-second-factor': messages.none,
    'passkey-cancelled': messages.passkeyCancelled,
    'passkey-exists': messages.passkeyExists,
    'passkey-refused': messages.passkeyNotAdded,
    'passkey-expired': messages.passkeyExpired,
    'too-many-passkeys': messages.tooManyPasskeys,
    'no-passkey': messages.noPasskey,
  };
  const [form] = Form.useForm<Typed>();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSending, setSending] = useState(false);

  async function send(typed: Typed) {
    setSending(true);
    setFailure(null);
    const refused = await onSend(typed);
    setSending(false);
    if (refused?.code === 'wrong-password') form.setFields([{ name: 'password', errors: [messages.wrongPassword] }]);
    else if (refused?.code === 'wrong-code')
      form.setFields([{ name: 'code', value: '', errors: [messages.wrongCode] }]);
    else setFailure(refused ?? null);
  }

  return (
    <Form<Typed> form={form} layout="vertical" requiredMark={false} onFinish={(typed) => void send(typed)}>
      <FailureAlert error={failure} known={known} className="form-alert" />
      {fields.includes('name') && (
        <Form.Item
          name="name"
          label={messages.passkeyName}
          extra={messages.passkeyNameHelp}
          rules={[{ required: true, whitespace: true, message: required }]}
        >
          <Input autoComplete="off" maxLength={60} autoFocus />
        </Form.Item>
      )}
      {fields.includes('password') && (
        <Form.Item name="password" label={messages.password} rules={[{ required: true, message: required }]}>
          <Input.Password autoComplete="current-password" maxLength={128} autoFocus={!fields.includes('name')} />
        </Form.Item>
      )}
      {fields.includes('code') && (
        <CodeField autoFocus={!fields.includes('password')} takesRecoveryCodes={takesRecoveryCodes} />
      )}
      <Button type="primary" htmlType="submit" danger={isDangerous} block loading={isSending}>
        {submitText}
      </Button>
    </Form>
  );
}
