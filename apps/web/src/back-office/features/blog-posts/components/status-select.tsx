import { Select } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import type { ManagedPostStatus } from '../../../../lib/graphql/types.js';
import { StatusTag } from '../../../components/status-tag.js';
import { useToasts } from '../../../components/use-toasts.js';
import { type PostRow, useChangePostStatusMutation } from '../api/posts-api.js';
import { blogPostsMessages } from '../blog-posts.messages.js';
import { knownStatus, POST_STATUSES } from '../post-status.js';

const TONES = { published: 'good', draft: 'waiting', archived: 'off' } as const;

/** ADM-BLOG-12: shows a post's status and changes it directly in the list. */
export function StatusSelect({ post: { id, title, status, isPublic } }: { post: PostRow }) {
  const messages = useMessages(blogPostsMessages);
  const toasts = useToasts();
  // A published post that is not public yet is scheduled for its date.
  const isWaiting = status === 'published' && !isPublic;
  const [changeStatus, { isLoading }] = useChangePostStatusMutation();

  async function change(wanted: ManagedPostStatus) {
    const changed = await changeStatus({ id, status: wanted });
    toasts.settled(changed, messages.statusChanged, messages.failedToChangeStatus);
  }

  return (
    <Select<ManagedPostStatus>
      className="status-select"
      variant="borderless"
      aria-label={messages.statusOf(title)}
      value={knownStatus(status)}
      loading={isLoading}
      disabled={isLoading}
      popupMatchSelectWidth={false}
      options={POST_STATUSES.map((value) => ({
        value,
        label:
          isWaiting && value === 'published' ? (
            <StatusTag tone="running">{messages.scheduled}</StatusTag>
          ) : (
            <StatusTag tone={TONES[value]}>{messages[value]}</StatusTag>
          ),
      }))}
      onChange={(wanted) => void change(wanted)}
    />
  );
}
