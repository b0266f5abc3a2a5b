import { App, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useMessages } from '../../lib/messages.js';
import { afterSignIn, backOfficePaths } from '../back-office-paths.js';
import { credentialsMessages } from '../components/credentials/credentials.messages.js';
import { useBackOfficeDispatch, useBackOfficeSelector } from '../api/store.js';
import { changePassword, Refused } from './session-calls.js';
import { useIsMounted } from '../../lib/use-is-mounted.js';
import { passwordChanged, sessionEnded } from '../api/session.slice.js';
import { ExpiredDialog } from './expired-dialog.js';
import { sessionMessages } from './session.messages.js';
import { SignInFrame } from './sign-in-frame.js';

interface Passwords {
  current: string;
  next: string;
  again: string;
}

/** /yonetici/sifre: a first password must be changed before any other screen opens (AUTH-03). */
export function PasswordPage() {
  const messages = { ...useMessages(credentialsMessages), ...useMessages(sessionMessages) };
  const dispatch = useBackOfficeDispatch();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const isMounted = useIsMounted();
  const { notification } = App.useApp();
  const [form] = Form.useForm<Passwords>();
  const [isSending, setSending] = useState(false);
  const { me } = useBackOfficeSelector(({ session }) => session);
  if (!me) return <Navigate to={backOfficePaths.signIn} replace />;

  const textOf: Record<string, string> = {
    required: messages.required,
    'too-short': messages.tooShort,
    'too-long': messages.tooLong,
    'common-password': messages.common,
    'same-password': messages.sameAgain,
  };
  const refusals: Record<string, string> = {
    'too-many-requests': messages.tooMany,
    'cross-site-request': messages.wrongAddress,
  };
  function show(error: unknown) {
    if (!(error instanceof Refused)) return void notification.error({ title: messages.serviceError });
    const { code, fieldErrors } = error;
    if (code === 'sign-in-required') return void dispatch(sessionEnded());
    if (code === 'wrong-password') return form.setFields([{ name: 'current', errors: [messages.wrongPassword] }]);
    if (fieldErrors.length > 0) {
      const errors = fieldErrors.map((refused) => textOf[refused.code] ?? messages.common);
      return form.setFields([{ name: 'next', errors }]);
    }
    notification.error({ title: refusals[code] ?? messages.serviceError });
  }
  async function send({ current, next }: Passwords) {
    setSending(true);
    try {
      await changePassword(current, next);
      dispatch(passwordChanged());
      notification.success({ title: messages.success, description: messages.passwordChanged });
      if (isMounted.current) await navigate(afterSignIn(parameters));
    } catch (error) {
      show(error);
    } finally {
      setSending(false);
    }
  }

  const required = { required: true, message: messages.required };
  return (
    <SignInFrame
      title={messages.passwordTitle}
      lead={me.mustChangePassword ? messages.passwordMust : messages.passwordHelp}
    >
      <Form<Passwords> form={form} layout="vertical" requiredMark={false} onFinish={(values) => void send(values)}>
        <Form.Item name="current" label={messages.currentPassword} rules={[required]}>
          <Input.Password autoComplete="current-password" maxLength={128} />
        </Form.Item>
        <Form.Item
          name="next"
          label={messages.newPassword}
          extra={messages.passwordHelp}
          rules={[required, { min: 12, message: messages.tooShort }]}
        >
          <Input.Password autoComplete="new-password" maxLength={128} />
        </Form.Item>
        <Form.Item
          name="again"
          label={messages.newPasswordAgain}
          dependencies={['next']}
          rules={[
            required,
            ({ getFieldValue }) => ({
              validator: (_, value: string) =>
                !value || value === getFieldValue('next')
                  ? Promise.resolve()
                  : Promise.reject(new Error(messages.mismatch)),
            }),
          ]}
        >
          <Input.Password autoComplete="new-password" maxLength={128} />
        </Form.Item>
        <Button type="primary" htmlType="submit" block loading={isSending}>
          {messages.save}
        </Button>
      </Form>
      {!me.mustChangePassword && (
        <p className="sign-in-back">
          <Link to={backOfficePaths.panel}>{messages.toPanel}</Link>
        </p>
      )}
      <ExpiredDialog />
    </SignInFrame>
  );
}
