import { Form, InputNumber } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import { TextFields } from '../../../components/form/text-fields.js';
import { managedBusinessMessages } from '../businesses.messages.js';

/** Pictures with what visitors will see of them. */
export function PicturesSection() {
  const messages = useMessages(managedBusinessMessages);
  return (
    <>
      <TextFields section="pictures" />
      <Form.Item name="photosCount" label={messages.photosCount}>
        <InputNumber min={0} precision={0} />
      </Form.Item>
    </>
  );
}
