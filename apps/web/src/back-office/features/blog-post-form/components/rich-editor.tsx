import {
  BoldOutlined,
  ItalicOutlined,
  LinkOutlined,
  OrderedListOutlined,
  RedoOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { Button, Input, Popover } from 'antd';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import { postFormMessages } from '../blog-post-form.messages.js';

const EXTENSIONS = [StarterKit.configure({ heading: { levels: [2, 3, 4] }, link: { openOnClick: false } })];
const EMPTY = '<p></p>';

interface RichEditorProps {
  /** When it is opened; from then on it is the editor's. */
  value: string;
  label: string;
  onChange: (html: string) => void;
}

/** A text as it will look. The server takes out whatever it does not allow, here as everywhere. */
export default function RichEditor({ value, label, onChange }: RichEditorProps) {
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    // Its styles are in our own files: the page lets no others in.
    injectCSS: false,
    editorProps: { attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true' } },
    onUpdate: ({ editor: changed }) => {
      const html = changed.getHTML();
      onChange(html === EMPTY ? '' : html);
    },
  });
  return (
    <div className="rich-editor">
      <Tools editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}

function Tools({ editor }: { editor: Editor }) {
  const messages = useMessages(postFormMessages);
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      heading: now.isActive('heading', { level: 2 }),
      subheading: now.isActive('heading', { level: 3 }),
      bulletList: now.isActive('bulletList'),
      orderedList: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
    }),
  });
  const chain = () => editor.chain().focus();
  const tool = (name: keyof typeof active, icon: ReactNode, run: () => unknown) => (
    <Button
      type={active[name] ? 'primary' : 'text'}
      size="small"
      aria-label={messages[name]}
      aria-pressed={active[name]}
      title={messages[name]}
      onClick={run}
    >
      {icon}
    </Button>
  );
  const step = (label: string, icon: ReactNode, run: () => unknown) => (
    <Button type="text" size="small" aria-label={label} title={label} onClick={run}>
      {icon}
    </Button>
  );
  return (
    <div className="rich-editor-tools">
      {tool('bold', <BoldOutlined />, () => chain().toggleBold().run())}
      {tool('italic', <ItalicOutlined />, () => chain().toggleItalic().run())}
      {tool('heading', 'H2', () => chain().toggleHeading({ level: 2 }).run())}
      {tool('subheading', 'H3', () => chain().toggleHeading({ level: 3 }).run())}
      {tool('bulletList', <UnorderedListOutlined />, () => chain().toggleBulletList().run())}
      {tool('orderedList', <OrderedListOutlined />, () => chain().toggleOrderedList().run())}
      {tool('quote', '”', () => chain().toggleBlockquote().run())}
      <LinkTool editor={editor} />
      {step(messages.undo, <UndoOutlined />, () => chain().undo().run())}
      {step(messages.redo, <RedoOutlined />, () => chain().redo().run())}
    </div>
  );
}

function LinkTool({ editor }: { editor: Editor }) {
  const messages = useMessages(postFormMessages);
  const [isOpen, setOpen] = useState(false);
  const [href, setHref] = useState('');

  function open(opens: boolean) {
    if (opens) setHref((editor.getAttributes('link')['href'] as string | undefined) ?? '');
    setOpen(opens);
  }
  function apply() {
    const link = editor.chain().focus().extendMarkRange('link');
    if (href.trim()) link.setLink({ href: href.trim() }).run();
    else link.unsetLink().run();
    setOpen(false);
  }

  return (
    <Popover
      open={isOpen}
      onOpenChange={open}
      trigger="click"
      content={
        <Input
          aria-label={messages.linkUrl}
          placeholder="https://"
          value={href}
          onChange={({ target }) => setHref(target.value)}
          onPressEnter={(event) => {
            event.preventDefault();
            apply();
          }}
        />
      }
    >
      <Button type="text" size="small" aria-label={messages.link} title={messages.link} icon={<LinkOutlined />} />
    </Popover>
  );
}
