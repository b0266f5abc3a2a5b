import { Checkbox, Form, Select } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import { managedBusinessMessages } from '../businesses.messages.js';
import { BUSINESS_STATUSES } from './status-tag.js';

/** Status and flags (ADM-BIZ-21, ADM-BIZ-27); `allowed` are the permitted next statuses, all for a new business. */
export function StatusSection({ allowed = BUSINESS_STATUSES }: { allowed?: readonly string[] | undefined }) {
  const messages = useMessages(managedBusinessMessages);
  return (
    <>
      <Form.Item name="status" label={messages.status}>
        <Select
          options={BUSINESS_STATUSES.filter((status) => allowed.includes(status)).map((status) => ({
            value: status,
            label: messages[status],
          }))}
        />
      </Form.Item>
      <Form.Item name="verified" valuePropName="checked">
        <Checkbox>{messages.verified}</Checkbox>
      </Form.Item>
      <Form.Item name="featured" valuePropName="checked">
        <Checkbox>{messages.featured}</Checkbox>
      </Form.Item>
    </>
  );
}
