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

/** A file, chosen or dropped. It is only taken note of here: sending waits for the preview. */
export function FileDrop({ form, onFile }: FileDropProps) {
  const messages = useMessages(importMessages);
  return (
    <Upload.Dragger
      className="import-drop"
      // What is dropped is not sorted out by the component, which would say nothing.
      accept={{ format: ENDINGS[form].join(','), filter: () => true }}
      showUploadList={false}
      customRequest={({ file }) => onFile(file as File)}
    >
      <UploadOutlined aria-hidden /> {messages.chooseFile} <span>{messages.fileHelp(ENDINGS[form].join(', '))}</span>
    </Upload.Dragger>
  );
}
