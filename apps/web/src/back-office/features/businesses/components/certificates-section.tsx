import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, DatePicker, Form, Select } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useMessages } from '../../../../lib/messages.js';
import { foldedSearch } from '../../../components/form/choices.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { useBusinessOptionsQuery } from '../api/businesses-api.js';
import { managedBusinessMessages } from '../businesses.messages.js';

const DAY = 'YYYY-MM-DD';
/** Converts between the form's text and the moment of the date picker. */
const asDay = {
  getValueProps: (day: string | null | undefined) => ({ value: day ? dayjs(day, DAY) : null }),
  normalize: (moment: Dayjs | null) => moment?.format(DAY) ?? null,
};

/** DATA-06: the certificates of a business with their periods of validity. */
export function CertificatesSection() {
  const messages = useMessages(managedBusinessMessages);
  const shared = useMessages(backOfficeMessages);
  const { data: options } = useBusinessOptionsQuery();
  const kinds = (options?.certificates ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Form.List name="certificates">
      {(fields, { add, remove }) => (
        <>
          {fields.map(({ key, name }) => (
            <div key={key} className="certificate-row">
              <Form.Item
                name={[name, 'certificateId']}
                label={messages.certificate}
                rules={[{ required: true, message: shared.required }]}
              >
                <Select showSearch={foldedSearch} options={kinds} />
              </Form.Item>
              <Form.Item name={[name, 'issuedDate']} label={messages.issuedDate} {...asDay}>
                <DatePicker format="DD.MM.YYYY" />
              </Form.Item>
              <Form.Item name={[name, 'expiryDate']} label={messages.expiryDate} {...asDay}>
                <DatePicker format="DD.MM.YYYY" />
              </Form.Item>
              <Button
                type="text"
                icon={<DeleteOutlined aria-hidden />}
                aria-label={messages.removeCertificate(name + 1)}
                onClick={() => remove(name)}
              />
            </div>
          ))}
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => add({ issuedDate: null, expiryDate: null })}>
            {messages.addCertificate}
          </Button>
        </>
      )}
    </Form.List>
  );
}
