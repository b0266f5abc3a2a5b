import { formatShortMoment } from '@tedarik/turkish';
import { Button, Modal, Skeleton } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { PlainMailLink, PlainPhoneLink } from '../../../components/contact-links.js';
import { RecordHistory } from '../../../components/history/record-history.js';
import { FailureAlert } from '../../../components/failure-alert.js';
import { type SubmissionRow, useManagedSubmissionQuery } from '../api/submissions-api.js';
import { managedSubmissionMessages } from '../submissions.messages.js';
import { type SubmissionAct, useActsOn } from './submission-acts.js';
import { SubmissionStatus } from './submission-status.js';

interface ViewSubmissionProps {
  id: string;
  onClose: () => void;
  onAct: (act: SubmissionAct, submission: SubmissionRow) => void;
}

/** One submission in a dialog with its own address: the sender's text, and the actions on it. */
export function ViewSubmission({ id, onClose, onAct }: ViewSubmissionProps) {
  const messages = useMessages(managedSubmissionMessages);
  const shared = useMessages(backOfficeMessages);
  const actsOn = useActsOn();
  const {
    currentData: submission,
    error,
    refetch,
  } = useManagedSubmissionQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <Modal
      open
      title={submission?.businessName ?? messages.title}
      onCancel={onClose}
      footer={
        <div className="dialog-choices">
          {submission &&
            actsOn(submission).map(({ act, label, icon, isDisabled }) => (
              <Button
                key={act}
                icon={icon}
                danger={act === 'remove'}
                disabled={isDisabled}
                onClick={() => onAct(act, submission)}
              >
                {label}
              </Button>
            ))}
        </div>
      }
    >
      <FailureAlert error={error} retry={refetch} />
      {!submission && !error && <Skeleton active />}
      {submission && (
        <>
          <p>
            <SubmissionStatus status={submission.status} /> {formatShortMoment(submission.createdAt)} ·{' '}
            {messages.number(submission.number)}
          </p>
          <dl className="facts">
            <dt>{messages.address}</dt>
            <dd>{submission.address}</dd>
            <dt>{messages.contact}</dt>
            <dd>
              <div>{submission.name}</div>
              <div>
                <PlainMailLink email={submission.email} />
              </div>
              <div>
                <PlainPhoneLink phone={submission.phone} />
              </div>
            </dd>
            <dt>{messages.message}</dt>
            <dd className="whole-comment">{submission.message ?? shared.dash}</dd>
            {submission.reason && (
              <>
                <dt>{messages.reason}</dt>
                <dd className="whole-comment">{submission.reason}</dd>
              </>
            )}
          </dl>
          <RecordHistory kind="submission" id={submission.id} />
        </>
      )}
    </Modal>
  );
}
