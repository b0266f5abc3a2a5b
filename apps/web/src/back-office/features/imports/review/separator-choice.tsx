import { Select } from 'antd';
import { useId, useState } from 'react';
import { useCommandId } from '../../../../lib/forms/use-command-id.js';
import { useMessages } from '../../../../lib/messages.js';
import type { Failure } from '../../../api/failure.js';
import { useToasts } from '../../../components/use-toasts.js';
import { useCancelImportMutation } from '../../import-runs/api/import-runs-api.js';
import { type Separator, useStartImportMutation } from '../api/imports-api.js';
import { importMessages } from '../imports.messages.js';
import { PLAIN_SETTINGS } from '../source/plain-settings.js';
import type { Started } from '../source/use-start.js';

const SEPARATORS: readonly Separator[] = ['tab', 'semicolon', 'comma'];

interface SeparatorChoiceProps {
  separator: Separator;
  /** The import and its file; null where it cannot be read again from here. */
  uploaded: Started | null;
  onReadAgain: (started: Started) => void;
}

/** IMP-TSV-10: what stands between the columns of a file, as recognised. Another one is a new import of the same file. */
export function SeparatorChoice({ separator, uploaded, onReadAgain }: SeparatorChoiceProps) {
  const messages = useMessages(importMessages);
  const toasts = useToasts();
  const id = useId();
  const commandIdOf = useCommandId();
  const [start] = useStartImportMutation();
  const [cancel] = useCancelImportMutation();
  const [isBusy, setBusy] = useState(false);

  async function readAgain({ id: former, fileId, fileName }: Started, chosen: Separator) {
    setBusy(true);
    const input = { fileId, fileName, form: 'tsv' as const, separator: chosen, settings: PLAIN_SETTINGS };
    const { data, error } = await start({ input, commandId: commandIdOf(input) });
    setBusy(false);
    if (!data) return void toasts.failed(messages.tsvPreviewFailed, error as Failure);
    // Nobody will look at it any more; where that is not heard, it waits for somebody in the list of imports.
    void cancel(former);
    onReadAgain({ id: data, fileId, fileName });
  }

  return (
    <div className="import-separator">
      <label htmlFor={id}>{messages.separator}</label>
      <Select<Separator>
        id={id}
        value={separator}
        loading={isBusy}
        disabled={uploaded === null || isBusy}
        options={SEPARATORS.map((value) => ({ value, label: messages[value] }))}
        onChange={(chosen) => uploaded && void readAgain(uploaded, chosen)}
      />
      {uploaded && <small>{messages.separatorHelp}</small>}
    </div>
  );
}
