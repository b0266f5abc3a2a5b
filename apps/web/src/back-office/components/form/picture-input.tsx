import { DeleteOutlined, UploadOutlined } from '@ant-design/icons';
import { Button, Input, Progress, Typography, Upload } from 'antd';
import { useMessages } from '../../../lib/messages.js';
import { PICTURE_TYPES } from '../../api/upload-picture.js';
import { pictureMessages } from './picture.messages.js';
import { PicturePreview, type PictureShape } from './picture-preview.js';
import { usePictureUpload } from './use-picture-upload.js';

interface PictureInputProps {
  /** Set by the form; the value is an address. */
  id?: string;
  value?: string;
  onChange?: (url: string) => void;
  what: string;
  shape: PictureShape;
  /** Called when an upload begins, and just before its address becomes the value. */
  onUploading: (isUploading: boolean) => void;
}

/** An input for the address of a picture, which may be typed or uploaded, with a preview as visitors will see it. */
export function PictureInput({ value = '', onChange, what, shape, onUploading, ...rest }: PictureInputProps) {
  const messages = useMessages(pictureMessages);
  const upload = usePictureUpload(onUploading, (url) => onChange?.(url));
  return (
    <>
      <Input
        {...rest}
        inputMode="url"
        maxLength={2048}
        placeholder="https://"
        value={value}
        onChange={({ target }) => onChange?.(target.value)}
      />
      <Upload.Dragger
        className="picture-drop"
        // The component would silently ignore files of other types; here they get an error message.
        accept={{ format: PICTURE_TYPES.join(','), filter: () => true }}
        showUploadList={false}
        customRequest={({ file }) => upload.send(file as File)}
      >
        <UploadOutlined aria-hidden /> {messages.upload(what)} <span>{messages.uploadHelp}</span>
      </Upload.Dragger>
      {upload.percent !== null && <Progress percent={upload.percent} aria-label={messages.uploading(what)} />}
      {upload.failed && (
        <Typography.Text type="danger" role="alert">
          {upload.failed}
        </Typography.Text>
      )}
      {value !== '' && (
        <div className="picture-shown">
          <PicturePreview url={value.trim()} what={what} shape={shape} />
          <Button
            size="small"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={messages.removeThis(what)}
            onClick={() => onChange?.('')}
          >
            {messages.remove}
          </Button>
        </div>
      )}
    </>
  );
}
