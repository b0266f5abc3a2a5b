import { Form, Select } from 'antd';
import type { Rule } from 'antd/es/form';
import { useMessages } from '../../../../lib/messages.js';
import { foldedSearch } from '../../../components/form/choices.js';
import { useBusinessOptionsQuery } from '../api/businesses-api.js';
import { managedBusinessMessages } from '../businesses.messages.js';

/** The directory's limit per kind. */
const MOST = 50;

/** ADM-BIZ-11: a select for existing categories, each at most once. */
export function CategoriesSection() {
  const messages = useMessages(managedBusinessMessages);
  return (
    <Choice
      of="categories"
      name="categoryIds"
      label={messages.categories}
      placeholder={messages.chooseCategories}
      rules={[{ required: true, type: 'array', min: 1, message: messages.categoryRequired }]}
    />
  );
}

/** A select for service attributes. */
export function ServicesSection() {
  const messages = useMessages(managedBusinessMessages);
  return (
    <Choice
      of="serviceAttributes"
      name="serviceAttributeIds"
      label={messages.services}
      placeholder={messages.chooseServices}
    />
  );
}

interface ChoiceProps {
  of: 'categories' | 'serviceAttributes';
  name: string;
  label: string;
  placeholder: string;
  rules?: Rule[];
}

function Choice({ of, placeholder, ...item }: ChoiceProps) {
  const { data: options, isFetching } = useBusinessOptionsQuery();
  return (
    <Form.Item {...item}>
      <Select
        mode="multiple"
        maxCount={MOST}
        placeholder={placeholder}
        loading={isFetching}
        showSearch={foldedSearch}
        options={(options?.[of] ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Form.Item>
  );
}
