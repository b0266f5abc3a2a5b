import { useEffect, useState } from 'react';
import { FormFailure } from '../../../components/form/form-failure.js';
import { Honeypot } from '../../../components/form/honeypot.js';
import { PrivacyNote } from '../../../components/form/privacy-note.js';
import { SubmitButton } from '../../../components/form/submit-button.js';
import { TextArea } from '../../../components/form/text-area.js';
import { TextField } from '../../../components/form/text-field.js';
import { Notice } from '../../../components/notice.js';
import { useMessages } from '../../../lib/messages.js';
import { postMessages } from '../post.messages.js';
import { useCommentForm } from '../use-comment-form.js';

const NOTICE_MS = 5_000;

/** PUB-COM-02 to 05: a form for comments. A comment is acknowledged here and shown only after approval. */
export function CommentForm({ postId }: { postId: string }) {
  const messages = useMessages(postMessages);
  const { form, trap, sentTimes, failureText } = useCommentForm(postId);
  const thanked = useThanks(sentTimes);
  return (
    <form className="panel form" {...form.props} aria-labelledby="comment-form">
      <h3 id="comment-form">{messages.writeComment}</h3>
      <div className="two">
        <TextField label={messages.authorName} autoComplete="name" {...form.field('authorName')} />
        <TextField
          label={messages.authorEmail}
          type="email"
          autoComplete="email"
          help={messages.emailHelp}
          {...form.field('authorEmail')}
        />
      </div>
      <TextArea label={messages.content} rows={5} {...form.field('content')} />
      <Honeypot field={trap.field} />
      <PrivacyNote />
      <FormFailure failure={form.failure} text={failureText} />
      <div>
        <SubmitButton sending={form.sending}>{messages.send}</SubmitButton>
        <div role="status">{thanked && <Notice tone="ok">{messages.sent}</Notice>}</div>
      </div>
    </form>
  );
}

/** PUB-COM-04: true for five seconds after each increase of `times`. */
function useThanks(times: number): boolean {
  const [over, setOver] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setOver(times), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [times]);
  return times > over;
}
