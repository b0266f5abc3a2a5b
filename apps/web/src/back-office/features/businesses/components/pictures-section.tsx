import { Form, InputNumber } from 'antd';
import { Link } from 'react-router-dom';
import { useMessages } from '../../../../lib/messages.js';
import { TextFields } from '../../../components/form/text-fields.js';
import { backOfficePaths } from '../../../back-office-paths.js';
import { managedBusinessMessages } from '../businesses.messages.js';

/** Pictures with what visitors will see of them, and the way to the photos of the owner. */
export function PicturesSection({ businessId }: { businessId: string | undefined }) {
  const messages = useMessages(managedBusinessMessages);
  return (
    <>
      <TextFields section="pictures" />
      <Form.Item name="photosCount" label={messages.photosCount}>
        <InputNumber min={0} precision={0} />
      </Form.Item>
      {businessId && (
        <Link to={backOfficePaths.photosOf(businessId)} target="_blank">
          {messages.ownerPhotos}
        </Link>
      )}
    </>
  );
}
