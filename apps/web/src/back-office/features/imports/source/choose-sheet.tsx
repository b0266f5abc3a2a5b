import { Modal, Radio } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import { importMessages } from '../imports.messages.js';
import type { SheetQuestion } from './use-start.js';

interface ChooseSheetProps {
  question: SheetQuestion;
  onClose: () => void;
}

/** Asks which sheet of a spreadsheet to read. */
export function ChooseSheet({ question: { sheet, sheets, choose }, onClose }: ChooseSheetProps) {
  const messages = useMessages(importMessages);
  const [chosen, setChosen] = useState(sheet);
  return (
    <Modal
      open
      title={messages.whichSheet}
      okText={messages.readSheet}
      cancelText={messages.giveUp}
      onOk={() => choose(chosen)}
      onCancel={onClose}
    >
      <p>{messages.sheetHelp}</p>
      <Radio.Group
        className="import-sheets"
        aria-label={messages.whichSheet}
        value={chosen}
        onChange={({ target }) => setChosen(target.value as string)}
        options={sheets.map((name) => ({ value: name, label: name }))}
        vertical
      />
    </Modal>
  );
}
