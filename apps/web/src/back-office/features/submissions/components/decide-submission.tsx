import { App, Checkbox, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useCommandId } from '../../../../lib/forms/use-command-id.js';
import { useMessages } from '../../../../lib/messages.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { useToasts } from '../../../components/use-toasts.js';
import { type SubmissionRow, useDecideSubmissionMutation } from '../api/submissions-api.js';
import { managedSubmissionMessages } from '../submissions.messages.js';

export type Decision = 'approved' | 'rejected';

interface DecideSubmissionProps {
  submission: SubmissionRow;
  decision: Decision;
  onClose: () => void;
  onDecided: (submission: SubmissionRow) => void;
}

/**
 * ADM-SUB-10: approves or rejects. The sender is notified if that is ticked; this is disabled if they were already mailed this decision.
 */
export function DecideSubmission({ submission, decision, onClose, onDecided }: DecideSubmissionProps) {
  const messages = useMessages(managedSubmissionMessages);
  const shared = useMessages(backOfficeMessages);
  const { notification } = App.useApp();
  const toasts = useToasts({ 'server-error': messages.unknown });
  const [decide, { isLoading }] = useDecideSubmissionMutation();
  const commandIdOf = useCommandId();
  const isTold = submission.mailedDecisions.includes(decision);
  const [mailSender, setMailSender] = useState(submission.decidedAt == null && !isTold);
  const [reason, setReason] = useState('');

  async function confirm() {
    const request = { id: submission.id, decision, reason: reason.trim() || null, mailSender };
    const { data, error } = await decide({ ...request, commandId: commandIdOf(request) });
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
      okButtonProps={{ danger: decision === 'rejected' }}
      cancelText={shared.cancel}
      confirmLoading={isLoading}
      onCancel={() => isLoading || onClose()}
      // A click beside the dialog would lose the reason.
      mask={{ closable: false }}
      cancelButtonProps={{ disabled: isLoading }}
      onOk={() => void confirm()}
    >
      <p>{submission.businessName}</p>
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
