import { Form, Modal, Radio } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { ConfirmDelete } from '../../../components/confirm-delete.js';
import { MODERATION_REASONS, moderationReasonMessages, managedReviewMessages } from '../reviews.messages.js';
import { useModeration } from './use-moderation.js';

/** The reviews to be hidden or deleted: names by id. */
export interface ToModerate {
  action: 'reject' | 'hide' | 'remove' | 'remove-reply';
  reviews: ReadonlyMap<string, string>;
  /** The comment, if it is a single review. */
  comment?: string;
}

interface ConfirmModerationProps {
  toModerate: ToModerate;
  onClose: () => void;
  onDone: (ids: string[]) => void;
}

const SHOWN = 100;

/** PUB-REV-22, ADM-REV-03: asks for the reason and shows the beginning of the comment. */
export function ConfirmModeration({
  toModerate: { action, reviews, comment },
  onClose,
  onDone,
}: ConfirmModerationProps) {
  const messages = useMessages(managedReviewMessages);
  const shared = useMessages(backOfficeMessages);
  const reasons = useMessages(moderationReasonMessages);
  const moderate = useModeration();
  const [reason, setReason] = useState<string | null>(null);
  const [isHiding, setHiding] = useState(false);

  async function confirm() {
    const done = await moderate(reviews, action, reason);
    if (!done) return;
    onDone(done);
    onClose();
  }
  const fields = (
    <>
      {comment !== undefined && <blockquote className="comment-start">{beginningOf(comment)}</blockquote>}
      <Form layout="vertical">
        <Form.Item label={messages.reason} required>
          <Radio.Group
            aria-label={messages.reason}
            className="reasons"
            value={reason}
            onChange={({ target }) => setReason(target.value as string)}
            options={MODERATION_REASONS.map((value) => ({ value, label: reasons[value] }))}
          />
        </Form.Item>
      </Form>
    </>
  );
  if (action === 'remove') {
    return (
      <ConfirmDelete
        names={[...reviews.values()]}
        onConfirm={confirm}
        onCancel={onClose}
        canConfirm={reason !== null}
        isRestorable
      >
        {fields}
      </ConfirmDelete>
    );
  }
  const TEXTS = {
    reject: { title: messages.rejectTitle, text: messages.rejectMany(reviews.size) },
    hide: { title: messages.hideTitle, text: messages.hideMany(reviews.size) },
    'remove-reply': { title: messages.removeReplyTitle, text: messages.replyGoes },
  };
  return (
    <Modal
      open
      title={TEXTS[action].title}
      okText={messages[action]}
      cancelText={shared.cancel}
      okButtonProps={{ disabled: reason === null }}
      confirmLoading={isHiding}
      onCancel={() => isHiding || onClose()}
      cancelButtonProps={{ disabled: isHiding }}
      onOk={() => {
        setHiding(true);
        void confirm().finally(() => setHiding(false));
      }}
    >
      <p>{TEXTS[action].text}</p>
      {fields}
    </Modal>
  );
}

/** Cuts by code points, so that no character is split. */
function beginningOf(comment: string): string {
  const letters = [...comment];
  return letters.length > SHOWN ? `${letters.slice(0, SHOWN).join('')}…` : comment;
}
