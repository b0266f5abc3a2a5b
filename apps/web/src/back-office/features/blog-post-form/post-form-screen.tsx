import { useParams } from 'react-router-dom';
import { useMessages } from '../../../lib/messages.js';
import { ScreenHead } from '../../components/screen-head.js';
import { FailureAlert } from '../../components/failure-alert.js';
import { SkeletonRows } from '../../components/skeleton-rows.js';
import { useManagedPostQuery } from './api/post-form-api.js';
import { postFormMessages } from './blog-post-form.messages.js';
import { PostForm } from './components/post-form.js';

const SKELETON_ROWS = 8;

/** /yonetici/blog/yeni and /yonetici/blog/duzenle/:id: the form for a post (ADM-POST-01). */
export function Component() {
  const { id } = useParams();
  return id ? <EditedPost key={id} id={id} /> : <PostForm post={null} />;
}

function EditedPost({ id }: { id: string }) {
  const messages = useMessages(postFormMessages);
  const { data, error, isFetching, refetch } = useManagedPostQuery(id, {
    refetchOnFocus: false,
    refetchOnReconnect: false,
  });
  if (data) return <PostForm post={data} />;
  return (
    <>
      <ScreenHead title={messages.editTitle} />
      {error && !isFetching ? (
        <FailureAlert error={error} title={messages.failedToLoad} retry={refetch} />
      ) : (
        <SkeletonRows count={SKELETON_ROWS} />
      )}
    </>
  );
}
