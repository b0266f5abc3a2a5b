import { Form, Select } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import { foldedSearch } from '../../../components/form/choices.js';
import { useBusinessOptionsQuery } from '../api/businesses-api.js';
import { businessMessages } from '../businesses.messages.js';

/** ADM-BIZ-11: existing categories, each at most once. */
export function CategoriesSection() {
  const messages = useMessages(businessMessages);
  const { data: options, isFetching } = useBusinessOptionsQuery();
  return (
    <Form.Item
      name="categoryIds"
      label={messages.categories}
      rules={[{ required: true, type: 'array', min: 1, message: messages.categoryRequired }]}
    >
      <Select
        mode="multiple"
        placeholder={messages.chooseCategories}
        loading={isFetching}
        showSearch={foldedSearch}
        options={(options?.categories ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Form.Item>
  );
}
