import { Select } from 'antd';
import { useId } from 'react';
import { useCommandId } from '../../../../lib/forms/use-command-id.js';
import { useMessages } from '../../../../lib/messages.js';
import type { Failure } from '../../../api/failure.js';
import { useFailureText } from '../../../components/use-failure-text.js';
import { useToasts } from '../../../components/use-toasts.js';
import { useReadImportAgainMutation } from '../api/imports-api.js';
import type { Reviewed, Separator } from '../api/review.js';
import { importMessages } from '../imports.messages.js';
import { useKnownReason } from '../../import-runs/reason-text.js';

const SEPARATORS: readonly Separator[] = ['tab', 'semicolon', 'comma', 'pipe'];

interface SeparatorChoiceProps {
  seen: Reviewed;
  separator: Separator;
  onReadAgain: () => void;
}

/** IMP-TSV-10: what stands between the columns of a file, as recognised. With another one the file is read again. */
export function SeparatorChoice({ seen, separator, onReadAgain }: SeparatorChoiceProps) {
  const messages = useMessages(importMessages);
  const toasts = useToasts();
  const failureText = useFailureText();
  const knownReason = useKnownReason();
  const id = useId();
  const commandIdOf = useCommandId();
  const [readAgain, { isLoading }] = useReadImportAgainMutation();

  async function read(chosen: Separator) {
    const requested = { ...seen, separator: chosen };
    const { error } = await readAgain({ ...requested, commandId: commandIdOf(requested) });
    if (!error) return onReadAgain();
    const failure = error as Failure;
    toasts.refused(`${messages.failedToReadAgain} ${knownReason(failure.code) ?? failureText(failure)}`);
  }

  return (
    <div className="import-separator">
      <label htmlFor={id}>{messages.separator}</label>
      <Select<Separator>
        id={id}
        value={separator}
        loading={isLoading}
        disabled={isLoading}
        aria-describedby={`${id}-help`}
        options={SEPARATORS.map((value) => ({ value, label: messages[value] }))}
        onChange={(chosen) => void read(chosen)}
      />
      <small id={`${id}-help`}>{messages.separatorHelp}</small>
    </div>
  );
}
