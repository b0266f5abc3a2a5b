import { Input, Segmented, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import { postFormMessages } from '../blog-post-form.messages.js';

const RichEditor = lazy(() => import('./rich-editor.js'));
const ROWS = 20;
// The rich editor would drop these.
const ONLY_IN_HTML = /<(?:img|figure|figcaption|table|thead|tbody|tr|th|td)\b/i;

interface ContentFieldProps {
  value?: string;
  onChange?: (html: string) => void;
  id?: string;
}

/** The text of a post as HTML, or as it will look. What the second cannot show stays HTML, so that nothing gets lost. */
export function ContentField({ value = '', onChange, id }: ContentFieldProps) {
  const messages = useMessages(postFormMessages);
  const [wished, setWished] = useState<'html' | 'rich'>('html');
  const isHtmlOnly = ONLY_IN_HTML.test(value);
  const mode = isHtmlOnly ? 'html' : wished;
  return (
    <>
      <div className="content-modes">
        <Segmented<'html' | 'rich'>
          aria-label={messages.mode}
          value={mode}
          onChange={setWished}
          options={[
            { value: 'html', label: messages.html },
            { value: 'rich', label: messages.rich, disabled: isHtmlOnly },
          ]}
        />
        {isHtmlOnly && <span className="quiet">{messages.htmlOnly}</span>}
      </div>
      {mode === 'html' ? (
        <Input.TextArea
          {...(id && { id })}
          rows={ROWS}
          value={value}
          spellCheck={false}
          onChange={({ target }) => onChange?.(target.value)}
        />
      ) : (
        <Suspense fallback={<Skeleton active paragraph={{ rows: 8 }} />}>
          <RichEditor value={value} label={messages.content} onChange={(html) => onChange?.(html)} />
        </Suspense>
      )}
    </>
  );
}
