import { AutoComplete, Form, Input } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import { foldedSearch } from '../../../components/form/choices.js';
import type { Failure } from '../../../api/failure.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { showFieldErrors } from '../../../components/form/field-errors.js';
import { FormDrawer } from '../../../components/form/form-drawer.js';
import { useToasts } from '../../../components/use-toasts.js';
import { useBusinessOptionsQuery } from '../../businesses/api/businesses-api.js';
import { type TypeCategory, useSaveTypeCategoryMutation } from '../api/type-categories-api.js';
import { typeCategoryMessages } from '../type-categories.messages.js';

interface TypeCategoryFormProps {
  /** Null for a new entry. Editing a built-in entry creates an own one that overrides it. */
  entry: TypeCategory | null;
  open: boolean;
  onClose: () => void;
}

export function TypeCategoryForm({ entry, open, onClose }: TypeCategoryFormProps) {
  const messages = useMessages(typeCategoryMessages);
  const shared = useMessages(backOfficeMessages);
  const toasts = useToasts();
  const [form] = Form.useForm<{ type: string; category: string }>();
  const [store] = useSaveTypeCategoryMutation();
  const { data } = useBusinessOptionsQuery(undefined, { skip: !open });
  const required = [{ required: true, whitespace: true, message: shared.required }];

  async function save(values: { type: string; category: string }): Promise<boolean> {
    const { error } = await store({ type: values.type.trim(), category: values.category.trim() });
    if (!error) {
      toasts.succeeded(entry ? messages.updated : messages.added);
      return true;
    }
    const failure = error as Failure;
    if (!showFieldErrors(form, failure, shared)) toasts.failed(messages.failedToSave, failure);
    return false;
  }

  return (
    <FormDrawer
      title={entry ? messages.editTitle : messages.addTitle}
      open={open}
      form={form}
      initialValues={{ type: entry?.type ?? '', category: entry?.category ?? '' }}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item name="type" label={messages.type} rules={required} extra={messages.typeHelp}>
        <Input autoFocus={!entry} readOnly={entry !== null} maxLength={150} />
      </Form.Item>
      <Form.Item name="category" label={messages.category} rules={required} extra={messages.categoryHelp}>
        <AutoComplete
          autoFocus={entry !== null}
          maxLength={150}
          options={data?.categories.map(({ name }) => ({ value: name })) ?? []}
          showSearch={foldedSearch}
        />
      </Form.Item>
    </FormDrawer>
  );
}
