import { Alert, Button } from 'antd';
import { useMessages } from '../../lib/messages.js';
import type { Failure } from '../api/failure.js';
import { backOfficeMessages } from './back-office.messages.js';
import { useFailureText } from './use-failure-text.js';

interface FailureAlertProps {
  /** A `Failure` from a query or mutation; nothing is shown without one. */
  error: unknown;
  /** What failed; the reason is shown below it. Without a title only the reason is shown. */
  title?: string;
  /** Sends the query again. */
  retry?: () => unknown;
  /** The feature's own sentences by failure code. */
  known?: Readonly<Record<string, string>>;
  className?: string;
}

/** An alert with the reason for a failure and a button to retry. */
export function FailureAlert({ error, title, retry, known, className }: FailureAlertProps) {
  const messages = useMessages(backOfficeMessages);
  const failureText = useFailureText(known);
  if (!error) return null;
  const reason = failureText(error as Failure);
  return (
    <Alert
      type="error"
      showIcon
      className={className}
      title={title ?? reason}
      description={title && reason}
      action={retry && <Button onClick={() => void retry()}>{messages.retry}</Button>}
    />
  );
}
