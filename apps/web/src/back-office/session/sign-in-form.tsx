import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { type MessagesOf, useMessages } from '../../lib/messages.js';
import { useBackOfficeDispatch } from '../app/store.js';
import type { BackOfficeMe } from './me.js';
import { Refused, signIn } from './session-calls.js';
import { signedIn } from './session.slice.js';
import { sessionMessages } from './session.messages.js';

interface Credentials {
  username: string;
  password: string;
}

/** User name and password, on the sign-in page and in the dialog over a form whose session ended. */
export function SignInForm({ onSignedIn }: { onSignedIn?: (me: BackOfficeMe) => void }) {
  const messages = useMessages(sessionMessages);
  const dispatch = useBackOfficeDispatch();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const required = [{ required: true, message: messages.required }];

  async function send({ username, password }: Credentials) {
    setSending(true);
    setRefusal(null);
    try {
      const me = await signIn(username.trim(), password);
      dispatch(signedIn(me));
      onSignedIn?.(me);
    } catch (error) {
      setRefusal(refusalText(error, messages));
    } finally {
      setSending(false);
    }
  }

  return (
    <Form<Credentials> layout="vertical" requiredMark={false} onFinish={(values) => void send(values)}>
      {refusal && <Alert type="error" showIcon title={refusal} className="form-alert" />}
      <Form.Item name="username" label={messages.username} rules={required}>
        <Input autoComplete="username" autoFocus maxLength={100} />
      </Form.Item>
      <Form.Item name="password" label={messages.password} rules={required}>
        <Input.Password autoComplete="current-password" maxLength={128} />
      </Form.Item>
      <Button type="primary" htmlType="submit" block loading={isSending}>
        {messages.signIn}
      </Button>
    </Form>
  );
}

/** AUTH-08: what was refused is the typist's; everything else is the service's, and nobody is ever signed in by it. */
function refusalText(error: unknown, messages: MessagesOf<typeof sessionMessages>): string {
  if (!(error instanceof Refused)) {
    console.error('Login error', error);
    return messages.serviceError;
  }
  console.error('Login failed');
  return error.code === 'too-many-requests' ? messages.tooMany : messages.wrongCredentials;
}
