import { TextSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';

const [ROWS, COLUMNS] = [3, 3];

const row = (cell: string) => ({
  type: 'tableRow',
  content: Array.from({ length: COLUMNS }, () => ({ type: cell, content: [{ type: 'paragraph' }] })),
});
const EMPTY = {
  type: 'table',
  content: [row('tableHeader'), ...Array.from({ length: ROWS - 1 }, () => row('tableCell'))],
};

/** Inserts a 3 by 3 table with a header row and places the cursor in its first cell. */
export function insertTable(editor: Editor): void {
  editor
    .chain()
    .focus()
    .command(({ tr, state }) => {
      const from = tr.selection.from;
      tr.replaceSelectionWith(state.schema.nodeFromJSON(EMPTY)).scrollIntoView();
      tr.setSelection(TextSelection.near(tr.doc.resolve(from + 1)));
      return true;
    })
    .run();
}
