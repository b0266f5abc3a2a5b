import {
  BoldOutlined,
  ItalicOutlined,
  OrderedListOutlined,
  RedoOutlined,
  TableOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { type Editor, useEditorState } from '@tiptap/react';
import { Button } from 'antd';
import type { MouseEvent, ReactNode } from 'react';
import { useMessages } from '../../../lib/messages.js';
import { insertTable } from './insert-table.js';
import { LinkTool } from './link-tool.js';
import { PictureTool } from './picture-tool.js';
import { richTextMessages } from './rich-text.messages.js';

/** Keeps the focus in the text, so that typing after a click continues there in the chosen style. */
export const keepFocus = (event: MouseEvent) => event.preventDefault();

/** The toolbar of the editor. */
export function TextTools({ editor }: { editor: Editor }) {
  const messages = useMessages(richTextMessages);
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
      onMouseDown={keepFocus}
      onClick={run}
    >
      {icon}
    </Button>
  );
  const step = (label: string, icon: ReactNode, run: () => unknown) => (
    <Button type="text" size="small" aria-label={label} title={label} onMouseDown={keepFocus} onClick={run}>
      {icon}
    </Button>
  );
  return (
    <div className="rich-editor-tools">
      {tool('bold', <BoldOutlined aria-hidden />, () => chain().toggleBold().run())}
      {tool('italic', <ItalicOutlined aria-hidden />, () => chain().toggleItalic().run())}
      {tool('heading', 'H2', () => chain().toggleHeading({ level: 2 }).run())}
      {tool('subheading', 'H3', () => chain().toggleHeading({ level: 3 }).run())}
      {tool('bulletList', <UnorderedListOutlined aria-hidden />, () => chain().toggleBulletList().run())}
      {tool('orderedList', <OrderedListOutlined aria-hidden />, () => chain().toggleOrderedList().run())}
      {tool('quote', '”', () => chain().toggleBlockquote().run())}
      <LinkTool editor={editor} />
      <PictureTool editor={editor} />
      {step(messages.table, <TableOutlined aria-hidden />, () => insertTable(editor))}
      {step(messages.undo, <UndoOutlined aria-hidden />, () => chain().undo().run())}
      {step(messages.redo, <RedoOutlined aria-hidden />, () => chain().redo().run())}
    </div>
  );
}
