import { Form, type FormItemProps } from 'antd';
import { useRef } from 'react';
import { useMessages } from '../../../lib/messages.js';
import { backOfficeMessages } from '../back-office.messages.js';
import { pictureMessages } from './picture.messages.js';
import { PictureInput } from './picture-input.js';
import type { PictureShape } from './picture-preview.js';

interface PictureFieldProps extends Pick<FormItemProps, 'extra'> {
  name: string | (string | number)[];
  label: string;
  /** Name of the picture if it is shorter than the label: 'Logo'. */
  what?: string;
  shape: PictureShape;
}

/** GEN-20: a picture of a record, as an address or an upload. The form is not saved during an upload. */
export function PictureField({ name, label, what = label, shape, extra }: PictureFieldProps) {
  const messages = useMessages(pictureMessages);
  const shared = useMessages(backOfficeMessages);
  const isUploading = useRef(false);
  return (
    <Form.Item
      name={name}
      label={label}
      extra={extra}
      rules={[
        { type: 'url', message: shared.invalidUrl, transform: (text: string) => text.trim() },
        {
          validator: () =>
            isUploading.current ? Promise.reject(new Error(messages.stillUploading)) : Promise.resolve(),
        },
      ]}
    >
      <PictureInput what={what} shape={shape} onUploading={(is) => (isUploading.current = is)} />
    </Form.Item>
  );
}
