import { KeyOutlined } from '@ant-design/icons';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { Alert, Button, Divider, Form, Input } from 'antd';
import { useState } from 'react';
import { type MessagesOf, useMessages } from '../../lib/messages.js';
import { useBackOfficeDispatch } from '../api/store.js';
import type { BackOfficeMe } from '../api/me.js';
import { CodeField } from '../components/credentials/code-field.js';
import { credentialsMessages } from '../components/credentials/credentials.messages.js';
import { Refused, signInToBackOffice, signInByCode, signInByPasskey } from './session-calls.js';
import { signedIn } from '../api/session.slice.js';
import { sessionMessages } from './session.messages.js';

interface Credentials {
  username: string;
  password: string;
}

interface SignInFormProps {
  onSignedIn: () => void;
}

/** User name and password, then a code if the account needs one. Used on the sign-in page and in the dialog after a session has ended. */
export function SignInForm({ onSignedIn }: SignInFormProps) {
  const messages = { ...useMessages(credentialsMessages), ...useMessages(sessionMessages) };
  const dispatch = useBackOfficeDispatch();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [awaitsCode, setAwaitsCode] = useState(false);
  const required = [{ required: true, message: messages.required }];

  async function send(step: Promise<BackOfficeMe | null>) {
    setSending(true);
    setRefusal(null);
    try {
      const me = await step;
      setAwaitsCode(!me);
      if (!me) return;
      dispatch(signedIn(me));
      onSignedIn();
    } catch (error) {
      if (error instanceof Refused && error.code === 'sign-in-expired') setAwaitsCode(false);
      setRefusal(refusalText(error, messages));
    } finally {
      setSending(false);
    }
  }

  const alert = refusal && <Alert type="error" showIcon title={refusal} className="form-alert" />;
  if (awaitsCode) {
    return (
      <Form<{ code: string }>
        key="code"
        layout="vertical"
        requiredMark={false}
        onFinish={({ code }) => void send(signInByCode(code))}
      >
        {alert}
        <CodeField autoFocus />
        <Button type="primary" htmlType="submit" block loading={isSending}>
          {messages.confirmCode}
        </Button>
        <p className="sign-in-back">
          <Button type="link" className="in-text" onClick={() => setAwaitsCode(false)}>
            {messages.otherAccount}
          </Button>
        </p>
      </Form>
    );
  }
  return (
    <Form<Credentials>
      key="password"
      layout="vertical"
      requiredMark={false}
      onFinish={({ username, password }) => void send(signInToBackOffice(username.trim(), password))}
    >
      {alert}
      <Form.Item name="username" label={messages.username} rules={required}>
        <Input autoComplete="username" autoFocus maxLength={100} />
      </Form.Item>
      <Form.Item name="password" label={messages.password} rules={required}>
        <Input.Password autoComplete="current-password" maxLength={128} />
      </Form.Item>
      <Button type="primary" htmlType="submit" block loading={isSending}>
        {messages.signIn}
      </Button>
      {browserSupportsWebAuthn() && (
        <>
          <Divider plain className="sign-in-or">
            {messages.or}
          </Divider>
          {/* Not disabled meanwhile, as it would lose the focus when the browser's own dialog is cancelled. */}
          <Button block icon={<KeyOutlined aria-hidden />} onClick={() => void (isSending || send(signInByPasskey()))}>
            {messages.byPasskey}
          </Button>
        </>
      )}
    </Form>
  );
}

/** AUTH-08: a refusal is explained by its code; any other error is reported as a failure of the service, and never signs anybody in. */
function refusalText(
  error: unknown,
  messages: MessagesOf<typeof sessionMessages> & MessagesOf<typeof credentialsMessages>,
): string {
  if (!(error instanceof Refused)) {
    console.error('Login error', error);
    return messages.serviceError;
  }
  console.error('Login failed');
  const texts: Record<string, string> = {
    'too-many-requests': messages.tooMany,
    'cross-site-request': messages.wrongAddress,
    'wrong-code': messages.wrongCode,
    'sign-in-expired': messages.signInExpired,
    'passkey-cancelled': messages.passkeyCancelled,
    'passkey-refused': messages.passkeyRefused,
    'passkey-expired': messages.passkeyExpired,
  };
  return texts[error.code] ?? messages.wrongCredentials;
}
