import { mapTexts, PRODUCT_FIELD_NAMES, PRODUCT_FIELDS, type ProductFieldName } from '@tedarik/fields';
import { Form, Input } from 'antd';
import { defineMessages, useMessages } from '../../../lib/messages.js';

export const productFieldLabels = defineMessages(mapTexts(PRODUCT_FIELD_NAMES, (name) => PRODUCT_FIELDS[name].label));
const productFieldHelp = defineMessages(mapTexts(PRODUCT_FIELD_NAMES, (name) => PRODUCT_FIELDS[name].help));

/** The controls of a product's plain fields; `at` maps a field to its name in the form. */
export function ProductTextFields({ at }: { at: (name: ProductFieldName) => string | (string | number)[] }) {
  const labels = useMessages(productFieldLabels);
  const help = useMessages(productFieldHelp);
  return (
    <div className="form-columns">
      {PRODUCT_FIELD_NAMES.map((name) => (
        <Form.Item key={name} name={at(name)} label={labels[name]} extra={help[name]}>
          <Input maxLength={PRODUCT_FIELDS[name].max} />
        </Form.Item>
      ))}
    </div>
  );
}
