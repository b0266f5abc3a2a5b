import { Card } from 'antd';
import type { ReactNode } from 'react';
import { FailureAlert } from '../../../components/failure-alert.js';

interface OwnCardProps {
  title: string;
  /** What is said when its query failed. */
  failed: string;
  query: { error?: unknown; isLoading: boolean; refetch: () => unknown };
  children: ReactNode;
}

/** A part of one's own account, from a query that may have failed. */
export function OwnCard({ title, failed, query: { error, isLoading, refetch }, children }: OwnCardProps) {
  return (
    <Card title={<h2>{title}</h2>} loading={isLoading}>
      <FailureAlert error={error} title={failed} retry={refetch} />
      {children}
    </Card>
  );
}
