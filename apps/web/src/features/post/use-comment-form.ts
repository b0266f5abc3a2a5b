import { useState } from 'react';
import { isEmailAddress } from '@tedarik/turkish';
import { fieldErrorText, formMessages } from '../../lib/forms/form.messages.js';
import { NOTICE_VERSION } from '../../lib/forms/notice-version.js';
import { useCommandId } from '../../lib/forms/use-command-id.js';
import { useForm } from '../../lib/forms/use-form.js';
import { useFormTrap } from '../../lib/forms/use-form-trap.js';
import type { QueryFailed } from '../../lib/graphql/operation.js';
import { AddComment } from '../../lib/later/operations.js';
import { useMessages } from '../../lib/messages.js';
import { useServices } from '../../lib/services.js';
import { postMessages } from './post.messages.js';

/** GEN-19: the same limits as the blog's. */
const MOST = { authorName: 150, authorEmail: 254, content: 2000 };

type Field = keyof typeof MOST;

function wrongIn(field: Field, value: string): string | undefined {
  if (!value) return 'required';
  if (value.length > MOST[field]) return 'too-long';
  return field === 'authorEmail' && !isEmailAddress(value) ? 'invalid-email' : undefined;
}

const trimmed = ({ authorName, authorEmail, content }: Record<Field, string>) => ({
  authorName: authorName.trim(),
  authorEmail: authorEmail.trim(),
  content: content.trim(),
});

/** State of the comment form. `sentTimes` increases with every accepted comment. */
export function useCommentForm(postId: string) {
  const messages = useMessages(postMessages);
  const common = useMessages(formMessages);
  const { query } = useServices();
  const trap = useFormTrap();
  const commandIdOf = useCommandId();
  const [sentTimes, setSentTimes] = useState(0);
  const form = useForm<Field>({
    check(values) {
      const { authorName, authorEmail, content } = trimmed(values);
      return {
        authorName: wrongIn('authorName', authorName),
        authorEmail: wrongIn('authorEmail', authorEmail),
        content: wrongIn('content', content),
      };
    },
    async send(values): Promise<void> {
      const comment = { postId, ...trimmed(values), noticeVersion: NOTICE_VERSION };
      await query(AddComment, { input: { ...comment, trap: trap.read(), commandId: commandIdOf(comment) } });
      form.reset();
      setSentTimes((times) => times + 1);
    },
    errorText: (code, field) =>
      code === 'too-long' ? messages.tooLong(messages[field], MOST[field]) : fieldErrorText(code, common),
  });
  return { form, trap, sentTimes, failureText: saysWhatToDo(form.failure) ? undefined : messages.notSent };
}

/** GEN-22: these refusals have sentences of their own; all others show the sentence of PUB-COM-05. */
const saysWhatToDo = (failure: QueryFailed | null) =>
  failure?.kind === 'too-many-requests' || failure?.code === 'sent-too-fast';
