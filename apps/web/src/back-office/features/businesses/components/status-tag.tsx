import { useMessages } from '../../../../lib/messages.js';
import { type Standing, StandingTag } from '../../../components/status-tag.js';
import { businessMessages } from '../businesses.messages.js';

export const STATUSES = ['active', 'pending', 'inactive', 'rejected'] as const;
export type Status = (typeof STATUSES)[number];

const STANDINGS: Record<Status, Standing> = { active: 'good', pending: 'waiting', inactive: 'off', rejected: 'bad' };

export const isStatus = (text: string): text is Status => (STATUSES as readonly string[]).includes(text);

export function StatusTag({ status }: { status: string }) {
  const messages = useMessages(businessMessages);
  if (!isStatus(status)) return <StandingTag standing="off">{status}</StandingTag>;
  return <StandingTag standing={STANDINGS[status]}>{messages[status]}</StandingTag>;
}

/** Verified and featured, where they are so (ADM-BIZ-03). */
export function FlagTags({ verified, featured }: { verified: boolean; featured: boolean }) {
  const messages = useMessages(businessMessages);
  return (
    <>
      {verified && <StandingTag standing="verified">{messages.verified}</StandingTag>}
      {featured && <StandingTag standing="featured">{messages.featured}</StandingTag>}
    </>
  );
}
