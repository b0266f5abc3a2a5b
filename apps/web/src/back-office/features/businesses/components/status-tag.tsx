import { Tag } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import { businessMessages } from '../businesses.messages.js';

export const STATUSES = ['active', 'pending', 'inactive', 'rejected'] as const;
export type Status = (typeof STATUSES)[number];

export const isStatus = (text: string): text is Status => (STATUSES as readonly string[]).includes(text);

export function StatusTag({ status }: { status: string }) {
  const messages = useMessages(businessMessages);
  return <Tag className={`standing-tag ${status}`}>{isStatus(status) ? messages[status] : status}</Tag>;
}

/** Verified and featured, where they are so (ADM-BIZ-03). */
export function FlagTags({ verified, featured }: { verified: boolean; featured: boolean }) {
  const messages = useMessages(businessMessages);
  return (
    <>
      {verified && <Tag className="standing-tag verified">{messages.verified}</Tag>}
      {featured && <Tag className="standing-tag featured">{messages.featured}</Tag>}
    </>
  );
}
