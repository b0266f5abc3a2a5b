import { useMessages } from '../../../../lib/messages.js';
import { StatusTag } from '../../../components/status-tag.js';
import { submissionMessages } from '../submissions.messages.js';

export const STATUSES = ['pending', 'approved', 'rejected'] as const;
const TONES = { pending: 'waiting', approved: 'good', rejected: 'bad' } as const;

/** ADM-SUB-04: whatever else is stored is pending. */
export function SubmissionStatus({ status }: { status: string }) {
  const messages = useMessages(submissionMessages);
  const known = STATUSES.find((each) => each === status) ?? 'pending';
  return <StatusTag tone={TONES[known]}>{messages[known]}</StatusTag>;
}
