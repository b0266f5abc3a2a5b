import { UploadOutlined } from '@ant-design/icons';
import { Upload } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import type { ImportForm } from '../api/review.js';
import { importMessages } from '../imports.messages.js';
import { ENDINGS } from './file-rules.js';

interface FileDropProps {
  form: ImportForm;
  onFile: (file: File) => void;
}

/** A drop zone for a file. The file is only remembered here and sent with the preview. */
export function FileDrop({ form, onFile }: FileDropProps) {
  const messages = useMessages(importMessages);
  return (
    <Upload.Dragger
      className="import-drop"
      // The component would silently ignore files of other types; here they get an error message.
      accept={{ format: ENDINGS[form].join(','), filter: () => true }}
      showUploadList={false}
      customRequest={({ file }) => onFile(file as File)}
    >
      <UploadOutlined aria-hidden /> {messages.chooseFile} <span>{messages.fileHelp(ENDINGS[form].join(', '))}</span>
    </Upload.Dragger>
  );
}
