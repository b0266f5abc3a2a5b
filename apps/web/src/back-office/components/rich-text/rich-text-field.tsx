import { Input, Segmented, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../../../lib/messages.js';
import { richTextMessages } from './rich-text.messages.js';

const RichEditor = lazy(() => import('./rich-editor.js'));

interface RichTextFieldProps {
  /** Set by the form. */
  value?: string;
  onChange?: (html: string) => void;
  id?: string;
  /** Accessible name of the text. */
  label: string;
  /** Height of the HTML field. */
  rows: number;
  maxLength?: number;
}

/**
 * A field for rich text, with a WYSIWYG and an HTML mode. A text that the first cannot represent stays in HTML mode, so that nothing is
 * lost.
 */
export function RichTextField({ value = '', onChange, id, label, rows, maxLength }: RichTextFieldProps) {
  const messages = useMessages(richTextMessages);
  const [wished, setWished] = useState<'html' | 'rich'>('rich');
  const [tooRich, setTooRich] = useState<string | null>(null);
  const isHtmlOnly = tooRich !== null && tooRich === value;
  const mode = isHtmlOnly ? 'html' : wished;
  return (
    <>
      <div className="content-modes">
        <Segmented<'html' | 'rich'>
          aria-label={messages.mode}
          value={mode}
          onChange={setWished}
          options={[
            { value: 'rich', label: messages.rich, disabled: isHtmlOnly },
            { value: 'html', label: messages.html },
          ]}
        />
        {isHtmlOnly && (
          <span className="quiet" role="status">
            {messages.htmlOnly}
          </span>
        )}
      </div>
      {mode === 'html' ? (
        <Input.TextArea
          {...(id && { id })}
          className="html-text"
          rows={rows}
          value={value}
          spellCheck={false}
          {...(maxLength !== undefined && { maxLength })}
          onChange={({ target }) => {
            // The new text might be suitable for the editor; it stays in HTML mode until the user switches.
            if (isHtmlOnly) setWished('html');
            onChange?.(target.value);
          }}
        />
      ) : (
        <Suspense fallback={<Skeleton active paragraph={{ rows: 8 }} />}>
          <RichEditor
            {...(id && { id })}
            value={value}
            label={label}
            onChange={(html) => onChange?.(html)}
            onTooRich={setTooRich}
          />
        </Suspense>
      )}
    </>
  );
}
