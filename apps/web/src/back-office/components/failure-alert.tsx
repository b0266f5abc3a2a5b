import { Alert, Button } from 'antd';
import { useMessages } from '../../lib/messages.js';
import type { Failure } from '../api/failure.js';
import { backOfficeMessages } from './back-office.messages.js';
import { useFailureText } from './use-failure-text.js';

interface FailureAlertProps {
  /** A `Failure`, as queries and mutations give it; without one nothing is shown. */
  error: unknown;
  /** What failed; the reason stands below it, or alone. */
  title?: string;
  /** Sends the query again. */
  retry?: () => unknown;
  /** Reasons of the feature, by their codes. */
  known?: Readonly<Record<string, string>>;
  className?: string;
}

/** Says that something failed, and why. */
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
