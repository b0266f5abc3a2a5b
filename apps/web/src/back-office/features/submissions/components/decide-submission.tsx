import { Alert, App, Checkbox, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useCommandId } from '../../../../lib/forms/use-command-id.js';
import { useMessages } from '../../../../lib/messages.js';
import type { Failure } from '../../../api/failure.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { useUnsavedGuard } from '../../../components/form/unsaved-guard.js';
import { useToasts } from '../../../components/use-toasts.js';
import {
  type SubmissionRow,
  useDecideSubmissionMutation,
  useLazyManagedSubmissionQuery,
} from '../api/submissions-api.js';
import { managedSubmissionMessages } from '../submissions.messages.js';
import { SubmissionStatus } from './submission-status.js';

export type Decision = 'approved' | 'rejected';

interface DecideSubmissionProps {
  submission: SubmissionRow;
  decision: Decision;
  onClose: () => void;
  onDecided: (submission: SubmissionRow) => void;
}

/**
 * ADM-SUB-10: approves or rejects. The sender is notified if that is ticked; this is disabled if they were already mailed this decision.
 * If another moderator has decided meanwhile, their decision is shown, and this one is possible after that.
 */
export function DecideSubmission({ submission: opened, decision, onClose, onDecided }: DecideSubmissionProps) {
  const messages = useMessages(managedSubmissionMessages);
  const shared = useMessages(backOfficeMessages);
  const { notification } = App.useApp();
  const toasts = useToasts({ 'server-error': messages.unknown });
  const [decide, { isLoading }] = useDecideSubmissionMutation();
  const [read, { isFetching }] = useLazyManagedSubmissionQuery();
  const isBusy = isLoading || isFetching;
  const commandIdOf = useCommandId();
  const [submission, setSubmission] = useState(opened);
  const { status, mailedDecisions } = submission;
  const isTold = mailedDecisions.includes(decision);
  const [mailSender, setMailSender] = useState(() => isFirst(opened));
  const [reason, setReason] = useState('');
  const { leave, guard } = useUnsavedGuard(() => reason.trim() !== '');

  async function confirm() {
    const request = { id: submission.id, decision, reason: reason.trim() || null, mailSender, seenStatus: status };
    const { data, error } = await decide({ ...request, commandId: commandIdOf(request) });
    if ((error as Failure | undefined)?.code === 'submission-changed-meanwhile') {
      const { data: stored } = await read(submission.id);
      if (stored) {
        setSubmission(stored);
        return setMailSender(isFirst(stored));
      }
    }
    if (error || !data) return void toasts.failed(messages.failedToUpdate, error);
    if (data.mail === 'no-mailer') {
      notification.warning({ title: messages.updated, description: messages.noMailer, role: 'alert' });
    } else toasts.succeeded(messages.updated);
    onClose();
    onDecided(data.submission);
  }

  return (
    <Modal
      open
      title={decision === 'approved' ? messages.approveTitle : messages.rejectTitle}
      okText={decision === 'approved' ? messages.approve : messages.reject}
      okButtonProps={{ danger: decision === 'rejected', disabled: status === decision }}
      cancelText={shared.cancel}
      confirmLoading={isBusy}
      onCancel={() => isBusy || leave(onClose)}
      cancelButtonProps={{ disabled: isBusy }}
      onOk={() => void confirm()}
    >
      {guard}
      <p>{submission.businessName}</p>
      {submission !== opened && (
        <Alert
          type="warning"
          showIcon
          className="form-alert"
          title={
            <>
              {messages.decidedMeanwhile} <SubmissionStatus status={status} />
            </>
          }
        />
      )}
      <Form layout="vertical">
        {decision === 'rejected' && (
          <Form.Item label={messages.reason} extra={messages.reasonHelp}>
            <Input.TextArea
              aria-label={messages.reason}
              rows={3}
              maxLength={1000}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </Form.Item>
        )}
        <Checkbox checked={mailSender} disabled={isTold} onChange={({ target }) => setMailSender(target.checked)}>
          {messages.mailSender}
        </Checkbox>
        {isTold && <p>{messages.alreadyMailed}</p>}
      </Form>
    </Modal>
  );
}

const isFirst = ({ decidedAt }: SubmissionRow): boolean => decidedAt == null;
