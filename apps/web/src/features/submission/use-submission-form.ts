import { useEffect, useState } from 'react';
import { failureText, formMessages } from '../../lib/forms/form.messages.js';
import { NOTICE_VERSION } from '../../lib/forms/notice-version.js';
import { useCommandId } from '../../lib/forms/use-command-id.js';
import { useForm } from '../../lib/forms/use-form.js';
import { useFormTrap } from '../../lib/forms/use-form-trap.js';
import type { QueryFailed } from '../../lib/graphql/operation.js';
import { SubmitBusiness } from '../../lib/later/operations.js';
import type { SubmitBusinessMutation } from '../../lib/graphql/types.js';
import { useMessages } from '../../lib/messages.js';
import { useServices } from '../../lib/services.js';
import { useAppDispatch } from '../../lib/store/store.js';
import { toastRaised } from '../../lib/store/toast.slice.js';
import { checkSubmission, type SubmissionField, trimmed, useSubmissionErrorText } from './submission-fields.js';
import { submissionMessages } from './submission.messages.js';

export type Receipt = SubmitBusinessMutation['submitBusiness'];

/** PUB-SUB-10, 11: an accepted form is acknowledged and emptied; a refused one keeps its input. */
export function useSubmissionForm() {
  const messages = useMessages(submissionMessages);
  const { query } = useServices();
  const dispatch = useAppDispatch();
  const trap = useFormTrap();
  const commandIdOf = useCommandId();
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const form = useForm<SubmissionField>({
    check: checkSubmission,
    async send(values): Promise<void> {
      const { message, ...fields } = trimmed(values);
      const submission = { ...fields, message: message || null, noticeVersion: NOTICE_VERSION };
      const input = { ...submission, trap: trap.read(), commandId: commandIdOf(submission) };
      const { submitBusiness } = await query(SubmitBusiness, { input });
      form.reset();
      setReceipt(submitBusiness);
      dispatch(toastRaised({ tone: 'ok', title: messages.thanks }));
    },
    errorText: useSubmissionErrorText(),
  });
  useFailureToast(form.failure);
  return { form, trap, receipt, startAgain: () => setReceipt(null) };
}

/** PUB-SUB-11: shows a failure as a toast. */
function useFailureToast(failure: QueryFailed | null): void {
  const { failed, failedTitle, notConnected } = useMessages(submissionMessages);
  const common = useMessages(formMessages);
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!failure) return;
    const said = saysWhatToDo(failure) ? failureText(failure, common) : failed;
    const text = failure.code === 'network-error' ? `${said}. ${notConnected}` : said;
    dispatch(toastRaised({ tone: 'bad', title: failedTitle, text }));
  }, [common, dispatch, failed, failedTitle, failure, notConnected]);
}

/** GEN-22, TXT-23: these failures have sentences of their own. */
const saysWhatToDo = ({ code, kind }: QueryFailed) =>
  code === 'sent-too-fast' || kind === 'too-many-requests' || kind === 'unavailable';
