import { Form, Input, Select } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import { foldedSearch } from '../../../components/form/choices.js';
import { BoroughField, CityField } from '../../../components/form/city-field.js';
import type { Failure } from '../../../api/failure.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { useProductCategoriesQuery } from '../../products/api/products-api.js';
import { showFieldErrors } from '../../../components/form/field-errors.js';
import { FormDrawer } from '../../../components/form/form-drawer.js';
import { useToasts } from '../../../components/use-toasts.js';
import { type SubmissionRow, useCreateBusinessFromSubmissionMutation } from '../api/submissions-api.js';
import { managedSubmissionMessages } from '../submissions.messages.js';

interface Values {
  name: string;
  categoryIds: string[];
  description: string;
  address: string;
  city: string;
  borough: string;
  phone: string;
  email: string;
}

/** ADM-SUB-10 'İşletme Oluştur': creates a pending business from a submission; the city is prefilled only if the address contains one. */
export function CreateBusiness({ submission, onClose }: { submission: SubmissionRow; onClose: () => void }) {
  const messages = useMessages(managedSubmissionMessages);
  const shared = useMessages(backOfficeMessages);
  const toasts = useToasts();
  const [form] = Form.useForm<Values>();
  const { data: categories = [], isFetching } = useProductCategoriesQuery();
  const [create] = useCreateBusinessFromSubmissionMutation();
  const city = Form.useWatch('city', form) as string | undefined;
  const required = [{ required: true, whitespace: true, message: shared.required }];

  async function save({ borough, phone, email, description, ...values }: Values): Promise<boolean> {
    const optional = { borough: borough || null, phone: phone || null, email: email || null };
    const input = { ...values, description: description ?? '', ...optional };
    const { error } = await create({ id: submission.id, input });
    if (!error) {
      toasts.succeeded(messages.businessMade);
      return true;
    }
    const failure = error as Failure;
    if (!showFieldErrors(form, failure, shared, { 'category-unknown': messages.categoryGone }))
      toasts.failed(messages.failedToCreate, failure);
    return false;
  }

  return (
    <FormDrawer<Values>
      title={messages.createBusiness}
      open
      form={form}
      initialValues={{
        name: submission.businessName,
        categoryIds: [],
        description: '',
        address: submission.address,
        city: submission.city ?? '',
        borough: submission.borough ?? '',
        phone: submission.phone,
        email: submission.email,
      }}
      onSave={save}
      onClose={onClose}
      notice={
        <>
          <p>{messages.shownToAll}</p>
          {submission.message && (
            <blockquote className="comment-start">
              {messages.privateMessage} {submission.message}
            </blockquote>
          )}
        </>
      }
    >
      <Form.Item name="name" label={messages.name} rules={required}>
        <Input maxLength={150} />
      </Form.Item>
      <Form.Item
        name="categoryIds"
        label={messages.categories}
        rules={[{ required: true, type: 'array', min: 1, message: messages.categoryRequired }]}
      >
        <Select
          mode="multiple"
          loading={isFetching}
          showSearch={foldedSearch}
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Form.Item>
      <Form.Item name="description" label={messages.description}>
        <Input.TextArea rows={4} maxLength={5000} />
      </Form.Item>
      <Form.Item name="address" label={messages.address} rules={required}>
        <Input maxLength={500} />
      </Form.Item>
      <Form.Item name="city" label={messages.city} rules={required}>
        <CityField />
      </Form.Item>
      <Form.Item name="borough" label={messages.borough}>
        <BoroughField city={city} />
      </Form.Item>
      <Form.Item name="phone" label={messages.phone}>
        <Input maxLength={40} />
      </Form.Item>
      <Form.Item name="email" label={messages.email}>
        <Input maxLength={254} />
      </Form.Item>
    </FormDrawer>
  );
}
