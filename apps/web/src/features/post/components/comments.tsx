import { formatDate, formatNumber } from '@tedarik/turkish';
import { lazy } from 'react';
import { Avatar } from '../../../components/avatar.js';
import { NoScriptNotice } from '../../../components/no-script-notice.js';
import { AfterHydration } from '../../../components/after-hydration.js';
import { useMessages } from '../../../lib/messages.js';
import type { Post } from '../api/load-post.js';
import { postMessages } from '../post.messages.js';

const CommentForm = lazy(async () => ({ default: (await import('./comment-form.js')).CommentForm }));

/** PUB-COM-01, 08: the number of comments, the comments in the order they were written, and the form. */
export function Comments({ post }: { post: Post }) {
  const messages = useMessages(postMessages);
  return (
    <section className="block post-comments" aria-labelledby="post-comments">
      <h2 id="post-comments">
        {formatNumber(post.commentCount)} {messages.comments}
      </h2>
      <div className="reviews">
        {post.comments.map((comment) => (
          <article className="review" key={comment.id}>
            <div className="who">
              <Avatar name={comment.authorName} />
              <div>
                <strong>{comment.authorName}</strong>
                <br />
                <time className="tiny" dateTime={comment.createdAt}>
                  {formatDate(comment.createdAt)}
                </time>
              </div>
            </div>
            <p className="as-typed">{comment.content}</p>
          </article>
        ))}
      </div>
      <AfterHydration meanwhile={<AwaitedForm />}>
        <CommentForm postId={post.id} />
      </AfterHydration>
    </section>
  );
}

const AwaitedForm = () => (
  <div className="panel form awaited">
    <NoScriptNotice />
  </div>
);
