import { Form, InputNumber } from 'antd';
import { Link } from 'react-router-dom';
import { useMessages } from '../../../../lib/messages.js';
import { TextFields } from '../../../components/form/text-fields.js';
import { backOfficePaths } from '../../../back-office-paths.js';
import { managedBusinessMessages } from '../businesses.messages.js';

/** The pictures of a business with previews, and a link to the owner's photos. */
export function PicturesSection({ businessId }: { businessId: string | undefined }) {
  const messages = useMessages(managedBusinessMessages);
  return (
    <>
      <TextFields section="pictures" />
      <Form.Item name="photosCount" label={messages.photosCount}>
        <InputNumber min={0} precision={0} controls={false} />
      </Form.Item>
      {businessId && (
        <Link to={backOfficePaths.photosOf(businessId)} target="_blank">
          {messages.ownerPhotos}
        </Link>
      )}
    </>
  );
}
