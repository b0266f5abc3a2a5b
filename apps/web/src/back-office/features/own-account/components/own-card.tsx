import { Alert, Button, Card } from 'antd';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import type { Failure } from '../../../api/failure.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { useFailureText } from '../../../components/use-failure-text.js';

interface OwnCardProps {
  title: string;
  /** What is said when its query failed. */
  failed: string;
  query: { error?: unknown; isLoading: boolean; refetch: () => unknown };
  children: ReactNode;
}

/** A part of one's own account, from a query that may have failed. */
export function OwnCard({ title, failed, query: { error, isLoading, refetch }, children }: OwnCardProps) {
  const { retry } = useMessages(backOfficeMessages);
  const failureText = useFailureText();
  return (
    <Card title={<h2>{title}</h2>} loading={isLoading}>
      {error !== undefined && (
        <Alert
          type="error"
          showIcon
          title={failed}
          description={failureText(error as Failure)}
          action={<Button onClick={() => void refetch()}>{retry}</Button>}
        />
      )}
      {children}
    </Card>
  );
}
