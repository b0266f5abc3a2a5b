import { Input } from 'antd';
import { formatNumber } from '@tedarik/turkish';
import { useId } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import type { ImportForm } from '../api/review.js';
import { importMessages } from '../imports.messages.js';
import type { Checked } from './use-json-check.js';

interface PasteAreaProps {
  form: ImportForm;
  text: string;
  checked: Checked;
  isTooLong: boolean;
  isSending: boolean;
  onText: (text: string) => void;
  onPreview: () => void;
}

/** A text area for pasting, with the result of a syntax check below (IMP-JSON-02). */
export function PasteArea({ form, text, checked, isTooLong, isSending, onText, onPreview }: PasteAreaProps) {
  const messages = useMessages(importMessages);
  const id = useId();
  const fault = checked?.fault ?? null;
  const [label, placeholder] =
    form === 'json' ? [messages.jsonLabel, messages.jsonPlaceholder] : [messages.tsvLabel, messages.tsvPlaceholder];
  const place = fault && messages.faultPlace(formatNumber(fault.line), formatNumber(fault.column));

  return (
    <div className="import-paste">
      <label htmlFor={id}>{label}</label>
      <Input.TextArea
        id={id}
        className="import-text"
        rows={12}
        wrap="off"
        spellCheck={false}
        autoComplete="off"
        placeholder={placeholder}
        value={text}
        readOnly={isSending}
        status={fault || isTooLong ? 'error' : ''}
        aria-invalid={fault !== null || isTooLong}
        aria-describedby={`${id}-state`}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={({ key, ctrlKey, metaKey }) => {
          if (key === 'Enter' && (ctrlKey || metaKey)) onPreview();
        }}
      />
      <p id={`${id}-state`} className="import-check">
        <span role="status" className={fault ? 'bad' : ''}>
          {fault ? `${messages.jsonInvalid} ${place}` : stateText()}
        </span>
        <span>{messages.previewKeys}</span>
      </p>
    </div>
  );

  function stateText(): string {
    if (form === 'tsv' || isTooLong || text.trim() === '') return '';
    return checked ? messages.jsonValid : messages.jsonChecking;
  }
}
