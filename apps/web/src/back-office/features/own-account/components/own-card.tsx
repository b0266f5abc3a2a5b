import { Card } from 'antd';
import type { ReactNode } from 'react';
import { FailureAlert } from '../../../components/failure-alert.js';

interface OwnCardProps {
  title: string;
  /** Title of the alert if the query fails. */
  failed: string;
  query: { error?: unknown; isLoading: boolean; refetch: () => unknown };
  children: ReactNode;
}

/** A card for a part of the own account, with loading and error states. */
export function OwnCard({ title, failed, query: { error, isLoading, refetch }, children }: OwnCardProps) {
  return (
    <Card title={<h2>{title}</h2>} loading={isLoading}>
      <FailureAlert error={error} title={failed} retry={refetch} />
      {children}
    </Card>
  );
}
