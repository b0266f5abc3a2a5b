import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.js';
import { backOfficeMessages } from '../back-office.messages.js';
import { credentialsMessages } from './credentials.messages.js';

interface CodeFieldProps {
  autoFocus?: boolean;
  /** False during the set-up of a factor, when there are no recovery codes yet. */
  takesRecoveryCodes?: boolean;
}

/** The form field `code`: six digits from an authenticator app, or a recovery code instead. */
export function CodeField({ autoFocus, takesRecoveryCodes = true }: CodeFieldProps) {
  const messages = useMessages(credentialsMessages);
  const { required } = useMessages(backOfficeMessages);
  const form = Form.useFormInstance();
  const [isRecovery, setRecovery] = useState(false);
  return (
    <>
      <Form.Item
        name="code"
        label={isRecovery ? messages.recoveryCode : messages.code}
        extra={isRecovery ? messages.recoveryCodeHelp : messages.codeHelp}
        rules={[{ required: true, whitespace: true, message: required }]}
      >
        <Input
          key={String(isRecovery)}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoFocus={autoFocus || isRecovery}
          maxLength={60}
          className="code-input"
        />
      </Form.Item>
      {takesRecoveryCodes && (
        <p className="code-other">
          <Button
            type="link"
            className="in-text"
            onClick={() => {
              setRecovery(!isRecovery);
              form.resetFields(['code']);
            }}
          >
            {isRecovery ? messages.useApp : messages.useRecoveryCode}
          </Button>
        </p>
      )}
    </>
  );
}
