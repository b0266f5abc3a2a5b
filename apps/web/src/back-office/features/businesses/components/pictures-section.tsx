import { Form, InputNumber } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import { PictureField } from '../../../components/form/picture-field.js';
import { businessMessages } from '../businesses.messages.js';

/** Pictures with what visitors will see of them. */
export function PicturesSection() {
  const messages = useMessages(businessMessages);
  return (
    <>
      <PictureField name="logoUrl" label={messages.logo} shape="logo" />
      <PictureField name="coverImageUrl" label={messages.cover} shape="wide" />
      <PictureField name="photoUrl" label={messages.photo} shape="wide" />
      <Form.Item name="photosCount" label={messages.photosCount}>
        <InputNumber min={0} precision={0} />
      </Form.Item>
    </>
  );
}
