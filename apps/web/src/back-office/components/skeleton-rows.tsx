import { Skeleton } from 'antd';
import { useMessages } from '../../lib/messages.js';
import { backOfficeMessages } from './back-office.messages.js';

/** Rows in place of content that is loading. Without `text`, that is announced to screen readers only. */
export function SkeletonRows({ count, text }: { count: number; text?: string | undefined }) {
  const { loading } = useMessages(backOfficeMessages);
  const rows = Array.from({ length: count }, (_, row) => (
    <div className="skeleton-row" key={row}>
      <Skeleton active title={false} paragraph={{ rows: 1, width: '100%' }} />
    </div>
  ));
  if (!text) {
    return (
      <div className="skeleton-rows" role="status" aria-label={loading}>
        {rows}
      </div>
    );
  }
  return (
    <div role="status">
      <p>{text}</p>
      <div className="skeleton-rows" aria-hidden>
        {rows}
      </div>
    </div>
  );
}
