import { useMessages } from '../../../../lib/messages.js';
import { type Tone, StatusTag } from '../../../components/status-tag.js';
import { managedBusinessMessages } from '../businesses.messages.js';

export const BUSINESS_STATUSES = ['active', 'pending', 'inactive', 'rejected'] as const;
export type Status = (typeof BUSINESS_STATUSES)[number];

const TONES: Record<Status, Tone> = { active: 'good', pending: 'waiting', inactive: 'off', rejected: 'bad' };

export const isStatus = (text: string): text is Status => (BUSINESS_STATUSES as readonly string[]).includes(text);

export function BusinessStatusTag({ status }: { status: string }) {
  const messages = useMessages(managedBusinessMessages);
  if (!isStatus(status)) return <StatusTag tone="off">{status}</StatusTag>;
  return <StatusTag tone={TONES[status]}>{messages[status]}</StatusTag>;
}

/** The badges 'verified' and 'featured' if they apply (ADM-BIZ-03). */
export function FlagTags({ verified, featured }: { verified: boolean; featured: boolean }) {
  const messages = useMessages(managedBusinessMessages);
  return (
    <>
      {verified && <StatusTag tone="verified">{messages.verified}</StatusTag>}
      {featured && <StatusTag tone="featured">{messages.featured}</StatusTag>}
    </>
  );
}
