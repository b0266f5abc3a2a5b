import { PRODUCT_FIELD_NAMES } from '@tedarik/fields';
import { Form, Input, Select } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import { foldedSearch } from '../../../components/form/choices.js';
import type { Failure } from '../../../api/failure.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { ConflictNotice } from '../../../components/form/conflict-notice.js';
import { showFieldErrors } from '../../../components/form/field-errors.js';
import { FormDrawer } from '../../../components/form/form-drawer.js';
import { PictureField } from '../../../components/form/picture-field.js';
import { PriceInput, priceRule } from '../../../components/form/price-input.js';
import { productFieldLabels, ProductTextFields } from '../../../components/form/product-text-fields.js';
import { RecordHistory } from '../../../components/history/record-history.js';
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
import { productMessages } from '../products.messages.js';
import { BusinessSelect } from './business-select.js';

interface ProductFormProps {
  /** Null for a new one. */
  product: ProductRow | null;
  open: boolean;
  onClose: () => void;
}

/** ADM-PROD-03: adds or edits a product; its business can be another one (ADM-PROD-06). */
export function ProductForm({ product, open, onClose }: ProductFormProps) {
  const messages = useMessages(productMessages);
  const shared = useMessages(backOfficeMessages);
  const labels = useMessages(productFieldLabels);
  const toasts = useToasts();
  const [form] = Form.useForm<ProductValues>();
  const { data: categories = [], isFetching } = useProductCategoriesQuery(undefined, { skip: !open });
  const [create] = useCreateProductMutation();
  const [update] = useUpdateProductMutation();
  const [readStored] = useLazyManagedProductQuery();
  const [stored, setStored] = useState<ProductRow | null>(null);
  const [chosen, setChosen] = useState<BusinessName | null>(null);
  const [commandId] = useState(() => crypto.randomUUID());
  const known = {
    'too-many-products': messages.tooMany,
    'products-too-long': messages.tooLong,
    'out-of-range': messages.invalidPrice,
    'invalid-price': messages.invalidPrice,
    'business-unknown': messages.businessGone,
    'category-unknown': messages.categoryGone,
  };

  async function save(values: ProductValues, before = product): Promise<boolean> {
    const outcome = before
      ? await update({ id: before.id, revision: before.revision, changes: productChangesOf(values, before) })
      : await create({ input: newProduct(values), commandId });
    if (!outcome.error) {
      toasts.succeeded(before ? messages.updated : messages.added);
      return true;
    }
    const failure = outcome.error as Failure;
    if (before && failure.code === 'product-changed-meanwhile') {
      setStored((await readStored(before.id)).data ?? null);
    } else if (!showFieldErrors(form, failure, shared, known)) {
      toasts.failed(before ? messages.failedToUpdate : messages.failedToAdd, failure);
    }
    return false;
  }

  const required = { required: true, whitespace: true, message: shared.required };
  const businesses = [chosen, product?.business, stored?.business].filter((business) => business != null);
  const nameIn = (named: readonly { id: string; name: string }[], id: string | null | undefined) =>
    named.find((one) => one.id === id)?.name ?? '';
  function differences(theirs: ProductRow) {
    const [mine, now] = [form.getFieldsValue(), productValuesOf(theirs)].map((values) => ({
      [messages.name]: values.name,
      [messages.description]: values.description,
      [messages.business]: nameIn(businesses, values.businessId),
      [messages.category]: nameIn(categories, values.categoryId),
      [messages.price]: values.price,
      ...Object.fromEntries(PRODUCT_FIELD_NAMES.map((name) => [labels[name], values[name]])),
      [messages.imageUrl]: values.imageUrl,
    }));
    const all = Object.entries(mine!).map(([label, text]) => ({ label, mine: text, theirs: now![label] ?? '' }));
    return all.filter((field) => field.mine !== field.theirs);
  }

  return (
    <FormDrawer<ProductValues>
      title={product ? messages.edit : messages.add}
      open={open}
      form={form}
      initialValues={productValuesOf(product)}
      onSave={(values) => save(values)}
      onClose={onClose}
      foot={product && messages.lastChange(dayjs(product.updatedAt).format('D MMM YYYY HH:mm'))}
      notice={
        stored && (
          <ConflictNotice
            differences={differences(stored)}
            onTakeTheirs={() => {
              form.setFieldsValue(productValuesOf(stored));
              setStored(null);
            }}
            onKeepMine={() => save(form.getFieldsValue(), stored)}
          />
        )
      }
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
      {product && <RecordHistory kind="product" id={product.id} />}
    </FormDrawer>
  );
}
