import { FileTextOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import { useSite } from '../../../../lib/site.js';
import { importMessages } from '../imports.messages.js';

const UNITS = ['kilobyte', 'megabyte'] as const;

interface ChosenFileProps {
  file: File;
  isSending: boolean;
  onRemove: () => void;
}

/** The chosen file, shown in place of the text field. */
export function ChosenFile({ file, isSending, onRemove }: ChosenFileProps) {
  const messages = useMessages(importMessages);
  const { locale } = useSite();
  return (
    <div className="import-file">
      <FileTextOutlined aria-hidden />
      <div>
        <span className="visually-hidden">{messages.chosenFile}: </span>
        <strong>{file.name}</strong> <span>{sizeText(file.size, locale)}</span>
      </div>
      <Button disabled={isSending} onClick={onRemove}>
        {messages.removeFile}
      </Button>
    </div>
  );
}

function sizeText(bytes: number, locale: string): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  const [size, unit] = kilobytes < 1024 ? [kilobytes, UNITS[0]] : [kilobytes / 1024, UNITS[1]];
  return size.toLocaleString(locale, { style: 'unit', unit, maximumFractionDigits: 1 });
}
