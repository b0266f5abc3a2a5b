import { mapTexts, PRODUCT_FIELD_NAMES } from '@tedarik/fields';
import { Form, Input, Select } from 'antd';
import { formatShortMoment } from '@tedarik/turkish';
import { useState } from 'react';
import { useCommandId } from '../../../../lib/forms/use-command-id.js';
import { useMessages } from '../../../../lib/messages.js';
import { foldedSearch } from '../../../components/form/choices.js';
import type { Failure } from '../../../api/failure.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { useEdit } from '../../../components/edit/use-edit.js';
import { showFieldErrors } from '../../../components/form/field-errors.js';
import { FormDrawer } from '../../../components/form/form-drawer.js';
import { PictureField } from '../../../components/form/picture-field.js';
import { PriceInput, priceRule, priceText } from '../../../components/form/price-input.js';
import { productFieldLabels, ProductTextFields } from '../../../components/form/product-text-fields.js';
import { asText, readFormer } from '../../../components/restore/former-fields.js';
import { RestorableHistory } from '../../../components/restore/restorable-history.js';
import { useToasts } from '../../../components/use-toasts.js';
import {
  type BusinessName,
  type ProductRow,
  useCreateProductMutation,
  useLazyManagedProductQuery,
  useProductCategoriesQuery,
  useUpdateProductMutation,
} from '../api/products-api.js';
import { productChangesOf, newProduct, type ProductValues, productValuesOf } from '../product-values.js';
import { managedProductMessages } from '../products.messages.js';
import { BusinessSelect } from './business-select.js';

interface ProductFormProps {
  /** Null for a new product. */
  product: ProductRow | null;
  open: boolean;
  onClose: () => void;
}

/** ADM-PROD-03: adds or edits a product; its business can be changed (ADM-PROD-06). */
export function ProductForm({ product, open, onClose }: ProductFormProps) {
  const messages = useMessages(managedProductMessages);
  const shared = useMessages(backOfficeMessages);
  const labels = useMessages(productFieldLabels);
  const toasts = useToasts();
  const [form] = Form.useForm<ProductValues>();
  const { data: categories = [], isFetching } = useProductCategoriesQuery(undefined, { skip: !open });
  const [create] = useCreateProductMutation();
  const [update] = useUpdateProductMutation();
  const [readStored] = useLazyManagedProductQuery();
  /** The version that another person saved meanwhile. */
  const [met, setMet] = useState<ProductRow | null>(null);
  const [chosen, setChosen] = useState<BusinessName | null>(null);
  const commandIdOf = useCommandId();
  const known = {
    'too-many-products': messages.tooMany,
    'products-too-long': messages.tooLong,
    'out-of-range': messages.invalidPrice,
    'invalid-price': messages.invalidPrice,
    'business-unknown': messages.businessGone,
    'category-unknown': messages.categoryGone,
  };

  const nameIn = (named: readonly { id: string; name: string }[], id: string | null) =>
    named.find((one) => one.id === id)?.name ?? '';
  const businesses = [chosen, product?.business, met?.business].filter((business) => business != null);
  const edit = useEdit<ProductRow, ProductValues>(form, {
    kind: 'product',
    id: product?.id ?? null,
    opened: product,
    valuesOf: productValuesOf,
    fields: [
      { name: 'name', label: messages.name },
      { name: 'description', label: messages.description },
      { name: 'businessId', label: messages.business, say: (id) => nameIn(businesses, id) },
      { name: 'categoryId', label: messages.category, say: (id) => nameIn(categories, id) },
      { name: 'price', label: messages.price },
      ...PRODUCT_FIELD_NAMES.map((name) => ({ name, label: labels[name] })),
      { name: 'imageUrl', label: messages.imageUrl },
    ],
  });

  const createNew = (input: ReturnType<typeof newProduct>) => create({ input, commandId: commandIdOf(input) });

  async function save(values: ProductValues): Promise<boolean> {
    const before = edit.base;
    const outcome = before
      ? await update({
          id: before.id,
          revision: before.revision,
          changes: productChangesOf(values, before),
          isRestore: edit.isRestore,
        })
      : await createNew(newProduct(values));
    if (!outcome.error) {
      toasts.succeeded(before ? messages.updated : messages.added);
      return true;
    }
    const failure = outcome.error as Failure;
    const stored =
      before && failure.code === 'product-changed-meanwhile' ? (await readStored(before.id)).data : undefined;
    if (stored) {
      setMet(stored);
      edit.meet(stored);
    } else if (!showFieldErrors(form, failure, shared, known)) {
      toasts.failed(before ? messages.failedToUpdate : messages.failedToAdd, failure);
    }
    return false;
  }

  const required = { required: true, whitespace: true, message: shared.required };
  return (
    <FormDrawer<ProductValues>
      title={product ? messages.edit : messages.add}
      open={open}
      form={form}
      initialValues={productValuesOf(product)}
      onSave={save}
      onClose={onClose}
      edit={edit}
      foot={product && messages.lastChange(formatShortMoment(product.updatedAt))}
    >
      <Form.Item name="name" label={messages.name} rules={[required]}>
        <Input autoFocus maxLength={150} />
      </Form.Item>
      <Form.Item name="description" label={messages.description} rules={[required]}>
        <Input.TextArea rows={4} maxLength={5000} />
      </Form.Item>
      <Form.Item name="businessId" label={messages.business} rules={[{ required: true, message: shared.required }]}>
        <BusinessSelect known={businesses} onChosen={setChosen} placeholder={messages.chooseBusiness} />
      </Form.Item>
      <Form.Item name="categoryId" label={messages.category} rules={[{ required: true, message: shared.required }]}>
        <Select
          showSearch={foldedSearch}
          loading={isFetching}
          placeholder={messages.chooseCategory}
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Form.Item>
      <Form.Item
        name="price"
        label={messages.price}
        extra={messages.priceHelp}
        rules={[priceRule(messages.invalidPrice)]}
      >
        <PriceInput />
      </Form.Item>
      <ProductTextFields at={(name) => name} />
      <PictureField name="imageUrl" label={messages.imageUrl} what={messages.image} shape="product" />
      <RestorableHistory
        edit={edit}
        former={(changes) =>
          readFormer<ProductValues>(changes, {
            name: asText,
            description: asText,
            businessId: (id) => id,
            categoryId: (id) => id,
            price: (lira) => priceText(lira === null ? null : Number(lira)),
            ...mapTexts(PRODUCT_FIELD_NAMES, () => asText),
            imageUrl: asText,
          })
        }
      />
    </FormDrawer>
  );
}
