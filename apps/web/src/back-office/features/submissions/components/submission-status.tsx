import { useMessages } from '../../../../lib/messages.js';
import { StatusTag } from '../../../components/status-tag.js';
import { managedSubmissionMessages } from '../submissions.messages.js';

export const SUBMISSION_STATUSES = ['pending', 'approved', 'rejected'] as const;
const TONES = { pending: 'waiting', approved: 'good', rejected: 'bad' } as const;

/** ADM-SUB-04: an unknown status is shown as pending. */
export function SubmissionStatus({ status }: { status: string }) {
  const messages = useMessages(managedSubmissionMessages);
  const known = SUBMISSION_STATUSES.find((each) => each === status) ?? 'pending';
  return <StatusTag tone={TONES[known]}>{messages[known]}</StatusTag>;
}
