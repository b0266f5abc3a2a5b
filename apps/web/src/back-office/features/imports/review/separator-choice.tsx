import { Select } from 'antd';
import { useId } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import type { Reviewed, Separator } from '../api/review.js';
import { importMessages } from '../imports.messages.js';
import { useReadAgain } from './use-read-again.js';

const SEPARATORS: readonly Separator[] = ['tab', 'semicolon', 'comma', 'pipe'];

interface SeparatorChoiceProps {
  seen: Reviewed;
  separator: Separator;
  onReadAgain: () => void;
}

/** IMP-TSV-10: the recognised separator of the file's columns. After a change the file is read again. */
export function SeparatorChoice({ seen, separator, onReadAgain }: SeparatorChoiceProps) {
  const messages = useMessages(importMessages);
  const id = useId();
  const { read, isReading } = useReadAgain(seen, onReadAgain);
  return (
    <div className="import-separator">
      <label htmlFor={id}>{messages.separator}</label>
      <Select<Separator>
        id={id}
        value={separator}
        loading={isReading}
        disabled={isReading}
        aria-describedby={`${id}-help`}
        options={SEPARATORS.map((value) => ({ value, label: messages[value] }))}
        onChange={(chosen) => void read({ separator: chosen })}
      />
      <small id={`${id}-help`}>{messages.separatorHelp}</small>
    </div>
  );
}
