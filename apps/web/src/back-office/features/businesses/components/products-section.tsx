import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form, type FormInstance, Input, Select } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import { foldedSearch } from '../../../components/form/choices.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { PictureField } from '../../../components/form/picture-field.js';
import { PriceInput, priceRule } from '../../../components/form/price-input.js';
import { ProductTextFields } from '../../../components/form/product-text-fields.js';
import { useBusinessOptionsQuery } from '../api/businesses-api.js';
import { type BusinessValues, newProductEntry, type ProductEntry } from '../business-values.js';
import { managedBusinessMessages } from '../businesses.messages.js';

/** ADM-BIZ-13: whether a product has everything that is required before another can be added. */
const isComplete = (product: ProductEntry | undefined): boolean =>
  Boolean(product?.name?.trim() && product.description?.trim() && product.categoryId);

/** The business's own list of products. */
export function ProductsSection({ form }: { form: FormInstance<BusinessValues> }) {
  const messages = useMessages(managedBusinessMessages);
  const shared = useMessages(backOfficeMessages);
  const { data: options } = useBusinessOptionsQuery();
  const products = Form.useWatch('products', form) ?? [];
  const required = { required: true, whitespace: true, message: shared.required };
  const categories = (options?.categories ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Form.List name="products">
      {(fields, { add, remove }) => (
        <>
          {fields.map(({ key, name }) => (
            <fieldset key={key} className="form-card">
              <legend>{messages.productNumber(name + 1)}</legend>
              <Button
                className="form-card-remove"
                type="text"
                icon={<DeleteOutlined aria-hidden />}
                aria-label={messages.removeProduct(name + 1)}
                onClick={() => remove(name)}
              />
              <div className="form-columns">
                <Form.Item name={[name, 'name']} label={messages.productName} rules={[required]}>
                  <Input maxLength={150} />
                </Form.Item>
                <Form.Item
                  name={[name, 'categoryId']}
                  label={messages.productCategory}
                  rules={[{ required: true, message: shared.required }]}
                >
                  <Select showSearch={foldedSearch} options={categories} />
                </Form.Item>
              </div>
              <Form.Item name={[name, 'description']} label={messages.productDescription} rules={[required]}>
                <Input.TextArea rows={2} maxLength={5000} />
              </Form.Item>
              <Form.Item name={[name, 'price']} label={messages.price} rules={[priceRule(messages.invalidPrice)]}>
                <PriceInput />
              </Form.Item>
              <ProductTextFields at={(field) => [name, field]} />
              <PictureField
                name={[name, 'imageUrl']}
                label={messages.imageUrl}
                what={messages.productPicture(name + 1)}
                shape="product"
              />
            </fieldset>
          ))}
          <Button
            icon={<PlusOutlined aria-hidden />}
            disabled={!products.every(isComplete)}
            onClick={() => add(newProductEntry())}
          >
            {messages.addProduct}
          </Button>
        </>
      )}
    </Form.List>
  );
}
