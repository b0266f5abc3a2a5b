import { Form, Input } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { TextFields } from '../../../components/form/text-fields.js';
import { managedBusinessMessages } from '../businesses.messages.js';

/** Name, address, description and contact data of a business. `lacksDescription`: an import stored it without one (IMP-JSON-33). */
export function GeneralSection({ lacksDescription }: { lacksDescription: boolean }) {
  const messages = useMessages(managedBusinessMessages);
  const shared = useMessages(backOfficeMessages);
  return (
    <>
      <Form.Item
        name="name"
        label={messages.name}
        rules={[{ required: true, whitespace: true, message: messages.nameRequired }]}
      >
        <Input autoFocus maxLength={150} />
      </Form.Item>
      <Form.Item name="slug" label={messages.slug} extra={messages.slugHelp}>
        <Input prefix="/firma/" maxLength={80} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="description"
        label={messages.description}
        rules={[{ required: true, whitespace: true, message: shared.required }]}
        extra={lacksDescription && messages.lacksDescription}
      >
        <Input.TextArea rows={5} maxLength={5000} />
      </Form.Item>
      <div className="form-columns">
        <TextFields section="general" />
      </div>
    </>
  );
}
