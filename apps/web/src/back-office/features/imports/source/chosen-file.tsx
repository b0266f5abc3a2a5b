import { FileTextOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { fileSize } from '../../../../lib/file-facts.js';
import { useMessages } from '../../../../lib/messages.js';
import { takeFocus } from '../../../../lib/take-focus.js';
import { importMessages } from '../imports.messages.js';

interface ChosenFileProps {
  file: File;
  isSending: boolean;
  onRemove: () => void;
}

/** The chosen file, shown in place of the text field. */
export function ChosenFile({ file, isSending, onRemove }: ChosenFileProps) {
  const messages = useMessages(importMessages);
  return (
    <div className="import-file" tabIndex={-1} ref={takeFocus}>
      <FileTextOutlined aria-hidden />
      <div>
        <span className="visually-hidden">{messages.chosenFile}: </span>
        <strong>{file.name}</strong> <span>{fileSize(file.size)}</span>
      </div>
      <Button disabled={isSending} onClick={onRemove}>
        {messages.removeFile}
      </Button>
    </div>
  );
}
