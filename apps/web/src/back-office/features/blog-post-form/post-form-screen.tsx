import { Alert, Button, Skeleton } from 'antd';
import { useParams } from 'react-router-dom';
import { useMessages } from '../../../lib/messages.js';
import type { Failure } from '../../api/failure.js';
import { backOfficeMessages } from '../../components/back-office.messages.js';
import { ScreenHead } from '../../components/screen-head.js';
import { useFailureText } from '../../components/use-failure-text.js';
import { useManagedPostQuery } from './api/post-form-api.js';
import { postFormMessages } from './blog-post-form.messages.js';
import { PostForm } from './components/post-form.js';

const SKELETON_ROWS = 8;

/** ADM-POST-01, /yonetici/blog/yeni and /yonetici/blog/duzenle/:id. */
export function Component() {
  const { id } = useParams();
  return id ? <EditedPost key={id} id={id} /> : <PostForm post={null} />;
}

function EditedPost({ id }: { id: string }) {
  const messages = useMessages(postFormMessages);
  const shared = useMessages(backOfficeMessages);
  const failureText = useFailureText();
  const { data, error, isFetching, refetch } = useManagedPostQuery(id, {
    refetchOnFocus: false,
    refetchOnReconnect: false,
  });
  if (data) return <PostForm post={data} />;
  return (
    <>
      <ScreenHead title={messages.editTitle} />
      {error && !isFetching ? (
        <Alert
          type="error"
          showIcon
          title={messages.failedToLoad}
          description={failureText(error as Failure)}
          action={<Button onClick={() => void refetch()}>{shared.retry}</Button>}
        />
      ) : (
        <div className="skeleton-rows" role="status" aria-label={shared.loading}>
          {Array.from({ length: SKELETON_ROWS }, (_, row) => (
            <div className="skeleton-row" key={row}>
              <Skeleton active title={false} paragraph={{ rows: 1, width: '100%' }} />
            </div>
          ))}
        </div>
      )}
    </>
  );
}
