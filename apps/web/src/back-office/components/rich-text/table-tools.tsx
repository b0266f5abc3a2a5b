import type { Command } from '@tiptap/pm/state';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable, toggleHeaderRow } from '@tiptap/pm/tables';
import { type Editor, useEditorState } from '@tiptap/react';
import { Button } from 'antd';
import { useMessages } from '../../../lib/messages.js';
import { richTextMessages } from './rich-text.messages.js';
import { keepFocus } from './text-tools.js';

/** Buttons for rows and columns of the table at the cursor. */
export function TableTools({ editor }: { editor: Editor }) {
  const messages = useMessages(richTextMessages);
  const isInTable = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('table') });
  if (!isInTable) return null;

  const run = (command: Command) => {
    command(editor.state, editor.view.dispatch);
    editor.commands.focus();
  };
  const tools: [label: string, command: Command][] = [
    [messages.addRow, addRowAfter],
    [messages.removeRow, deleteRow],
    [messages.addColumn, addColumnAfter],
    [messages.removeColumn, deleteColumn],
    [messages.headerRow, toggleHeaderRow],
    [messages.removeTable, deleteTable],
  ];
  return (
    <div className="rich-editor-tools" role="group" aria-label={messages.tableTools}>
      {tools.map(([label, command]) => (
        <Button key={label} type="text" size="small" onMouseDown={keepFocus} onClick={() => run(command)}>
          {label}
        </Button>
      ))}
    </div>
  );
}
