import { DeleteOutlined } from '@ant-design/icons';
import { Button, Form, type FormInstance, Input, InputNumber } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import type { BusinessValues } from '../business-values.js';
import { businessMessages } from '../businesses.messages.js';

type PictureName = 'logoUrl' | 'coverImageUrl' | 'photoUrl';

/** Addresses of pictures with what visitors will see of them. */
export function PicturesSection({ form }: { form: FormInstance<BusinessValues> }) {
  const messages = useMessages(businessMessages);
  return (
    <>
      <PictureField form={form} name="logoUrl" label={messages.logo} shape="logo" />
      <PictureField form={form} name="coverImageUrl" label={messages.cover} shape="cover" />
      <PictureField form={form} name="photoUrl" label={messages.photo} shape="cover" />
      <Form.Item name="photosCount" label={messages.photosCount}>
        <InputNumber min={0} precision={0} />
      </Form.Item>
    </>
  );
}

interface PictureFieldProps {
  form: FormInstance<BusinessValues>;
  name: PictureName;
  label: string;
  shape: 'logo' | 'cover';
}

/** ADM-BIZ-15: the preview hides when the picture cannot be had, or is removed. */
function PictureField({ form, name, label, shape }: PictureFieldProps) {
  const messages = useMessages(businessMessages);
  const typed = (Form.useWatch(name, form) ?? '').trim();
  const [broken, setBroken] = useState<string | null>(null);
  const isShown = URL.canParse(typed) && broken !== typed;
  return (
    <div className="picture-field">
      <Form.Item name={name} label={label}>
        <Input inputMode="url" maxLength={2048} allowClear />
      </Form.Item>
      {isShown && (
        <div className="picture-preview">
          <img
            className={shape}
            src={`/yonetici/gorsel?${new URLSearchParams({ adres: typed }).toString()}`}
            alt={messages.previewOf(label)}
            onError={() => setBroken(typed)}
          />
          <Button
            size="small"
            icon={<DeleteOutlined />}
            onClick={() => form.setFields([{ name, value: '', touched: true }])}
          >
            {messages.removePicture(label)}
          </Button>
        </div>
      )}
    </div>
  );
}
