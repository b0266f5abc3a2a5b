import { EditorContent, useEditor } from '@tiptap/react';
import { Alert } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../lib/messages.js';
import { backOfficeMessages } from '../back-office.messages.js';
import { EXTENSIONS } from './extensions.js';
import { pastedHtml, picturesAlone } from './pasted-html.js';
import { richTextMessages } from './rich-text.messages.js';
import { isLossy, tidyHtml } from './tidy-html.js';
import { TableTools } from './table-tools.js';
import { TextTools } from './text-tools.js';

interface RichEditorProps {
  id?: string;
  value: string;
  label: string;
  onChange: (html: string) => void;
  /** Called if the text contains something that this editor would lose. */
  onTooRich: (html: string) => void;
}

/** A WYSIWYG editor. The server removes everything that is not allowed, as for every text. */
export default function RichEditor({ id, value, label, onChange, onTooRich }: RichEditorProps) {
  const messages = useMessages(richTextMessages);
  const { close } = useMessages(backOfficeMessages);
  const [dropped, setDropped] = useState(0);
  /** The HTML that the editor shows: the value it was given, or its own last output. */
  const shown = useRef(value);
  const refusePictures = (data: DataTransfer | null): boolean => {
    const count = picturesAlone(data);
    if (count > 0) setDropped(count);
    return count > 0;
  };
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    // The editor's styles are in our own CSS files, because the content security policy forbids injected ones.
    injectCSS: false,
    editorProps: {
      attributes: { ...(id && { id }), 'aria-label': label, role: 'textbox', 'aria-multiline': 'true' },
      transformPastedHTML: (pasted) => {
        const { html, dropped: count } = pastedHtml(pasted);
        setDropped(count);
        return html;
      },
      handlePaste: (_, { clipboardData }) => refusePictures(clipboardData),
      // Otherwise the browser would open a dropped file instead of the page.
      handleDrop: (_, event) => {
        const isRefused = refusePictures(event.dataTransfer);
        if (isRefused) event.preventDefault();
        return isRefused;
      },
    },
    onUpdate: ({ editor: changed }) => {
      shown.current = tidyHtml(changed.getHTML());
      onChange(shown.current);
    },
  });
  const judge = useRef({ onTooRich });
  useEffect(() => {
    judge.current = { onTooRich };
  });
  useEffect(() => {
    // The editor is about to be replaced by a new one.
    if (editor.isDestroyed) return;
    // The form was filled with another value, for example one that another person saved meanwhile.
    if (value !== shown.current) editor.commands.setContent(value, { emitUpdate: false });
    else if (editor.can().undo()) return;
    shown.current = value;
    if (isLossy(value, editor.getHTML())) judge.current.onTooRich(value);
  }, [editor, value]);

  return (
    <div className="rich-editor">
      <TextTools editor={editor} />
      <TableTools editor={editor} />
      {dropped > 0 && (
        <Alert
          type="warning"
          showIcon
          role="status"
          title={messages.dropped(dropped)}
          closable={{ onClose: () => setDropped(0), 'aria-label': close }}
        />
      )}
      <EditorContent editor={editor} />
    </div>
  );
}
