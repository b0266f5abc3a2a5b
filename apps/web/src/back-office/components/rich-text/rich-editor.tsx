import { EditorContent, useEditor } from '@tiptap/react';
import { Alert } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../lib/messages.js';
import { backOfficeMessages } from '../back-office.messages.js';
import { EXTENSIONS } from './extensions.js';
import { picturesAlone, withoutLocalPictures } from './pasted-pictures.js';
import { richTextMessages } from './rich-text.messages.js';
import { isLossy, tidyHtml } from './tidy-html.js';
import { TableTools } from './table-tools.js';
import { TextTools } from './text-tools.js';

interface RichEditorProps {
  id?: string;
  value: string;
  label: string;
  onChange: (html: string) => void;
  /** The text holds something that would get lost here. */
  onTooRich: (html: string) => void;
}

/** A text as it will look. The server takes out whatever it does not allow, here as everywhere. */
export default function RichEditor({ id, value, label, onChange, onTooRich }: RichEditorProps) {
  const messages = useMessages(richTextMessages);
  const { close } = useMessages(backOfficeMessages);
  const [dropped, setDropped] = useState(0);
  /** What the editor shows: what it was given, or what it has said last. */
  const shown = useRef(value);
  const refusePictures = (data: DataTransfer | null): boolean => {
    const count = picturesAlone(data);
    if (count > 0) setDropped(count);
    return count > 0;
  };
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    // Its styles are in our own files: the page lets no others in.
    injectCSS: false,
    editorProps: {
      attributes: { ...(id && { id }), 'aria-label': label, role: 'textbox', 'aria-multiline': 'true' },
      transformPastedHTML: (pasted) => {
        const { html, dropped: count } = withoutLocalPictures(pasted);
        setDropped(count);
        return html;
      },
      handlePaste: (_, { clipboardData }) => refusePictures(clipboardData),
      // A file that is let fall beside nothing that takes it would be opened instead of the page.
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
    // Another one takes its place.
    if (editor.isDestroyed) return;
    // The form was filled with something else: what somebody else stored meanwhile.
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
