import { blogSlug } from '@tedarik/turkish';
import { Form, Input, Radio } from 'antd';
import { useRef, useState } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import type { Failure } from '../../../api/failure.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { ConflictNotice } from '../../../components/form/conflict-notice.js';
import { showFieldErrors } from '../../../components/form/field-errors.js';
import { FormDrawer } from '../../../components/form/form-drawer.js';
import { RecordHistory } from '../../../components/history/record-history.js';
import { useFailureText } from '../../../components/use-failure-text.js';
import { useToasts } from '../../../components/use-toasts.js';
import {
  type BlogCategoryRow,
  useCreateBlogCategoryMutation,
  useLazyFreeBlogCategorySlugQuery,
  useLazyManagedBlogCategoriesQuery,
  useUpdateBlogCategoryMutation,
} from '../api/categories-api.js';
import { blogCategoryMessages } from '../blog-categories.messages.js';
import { COLOURS } from '../colours.js';

interface CategoryFormProps {
  /** Null for a new one. */
  category: BlogCategoryRow | null;
  open: boolean;
  onClose: () => void;
}

interface Values {
  name: string;
  slug: string;
  description: string;
  color: string;
}

const valuesOf = (category: BlogCategoryRow | null): Values => ({
  name: category?.name ?? '',
  slug: category?.slug ?? '',
  description: category?.description ?? '',
  color: category?.color ?? COLOURS[0]!.value,
});

export function CategoryForm({ category, open, onClose }: CategoryFormProps) {
  const messages = useMessages(blogCategoryMessages);
  const shared = useMessages(backOfficeMessages);
  const toasts = useToasts();
  const failureText = useFailureText();
  const [form] = Form.useForm<Values>();
  const [create] = useCreateBlogCategoryMutation();
  const [update] = useUpdateBlogCategoryMutation();
  const [readStored] = useLazyManagedBlogCategoriesQuery();
  const [findFreeSlug] = useLazyFreeBlogCategorySlugQuery();
  const [stored, setStored] = useState<BlogCategoryRow | null>(null);
  const [commandId] = useState(() => crypto.randomUUID());
  // ADM-BCAT-10: the name makes the slug while the category is new and nobody has typed a slug.
  const followsName = useRef(category === null);
  const required = { required: true, whitespace: true, message: shared.required };
  const codes = { 'slug-taken': messages.slugTaken, 'slug-invalid': messages.slugInvalid };

  async function save(values: Values, revision = category?.revision ?? 0): Promise<boolean> {
    const input = { ...values, description: values.description.trim() || null };
    const { error } = category
      ? await update({ id: category.id, revision, input })
      : await create({ input, commandId });
    if (!error) {
      toasts.succeeded(category ? messages.updated : messages.added);
      return true;
    }
    const failure = error as Failure;
    if (failure.code === 'category-changed-meanwhile') {
      const { data } = await readStored();
      setStored(data?.find(({ id }) => id === category?.id) ?? null);
    } else if (!showFieldErrors(form, failure, shared, codes)) {
      toasts.refused(`${messages.failedToSave} ${failureText(failure)}`);
    }
    return false;
  }
  async function offerFreeSlug() {
    const name = form.getFieldValue('name') as string;
    if (!followsName.current || !name.trim()) return;
    const { data } = await findFreeSlug({ text: name, exceptId: null });
    if (data && followsName.current && form.getFieldValue('name') === name) form.setFieldsValue({ slug: data });
  }

  const theirs = stored && valuesOf(stored);
  const mine = stored && form.getFieldsValue();
  const fields = ['name', 'slug', 'description', 'color'] as const;
  return (
    <FormDrawer<Values>
      title={category ? messages.edit : messages.add}
      open={open}
      form={form}
      initialValues={valuesOf(category)}
      onSave={(values) => save(values)}
      onClose={onClose}
      notice={
        stored &&
        mine &&
        theirs && (
          <ConflictNotice
            differences={fields
              .filter((field) => mine[field] !== theirs[field])
              .map((field) => ({ label: messages[field], mine: mine[field], theirs: theirs[field] }))}
            onTakeTheirs={() => {
              form.setFieldsValue(theirs);
              setStored(null);
            }}
            onKeepMine={() => save(form.getFieldsValue(), stored.revision)}
          />
        )
      }
    >
      <Form.Item name="name" label={messages.name} rules={[required]}>
        <Input
          autoFocus
          maxLength={150}
          onChange={({ target }) => {
            if (followsName.current) form.setFieldsValue({ slug: blogSlug(target.value) });
          }}
          onBlur={() => void offerFreeSlug()}
        />
      </Form.Item>
      <Form.Item name="slug" label={messages.slug} rules={[required]} extra={messages.slugHelp}>
        <Input maxLength={80} onChange={() => (followsName.current = false)} />
      </Form.Item>
      <Form.Item name="description" label={messages.description}>
        <Input.TextArea rows={3} maxLength={5000} />
      </Form.Item>
      <Form.Item name="color" label={messages.color}>
        <Radio.Group className="colour-choice">
          {COLOURS.map(({ value, label }) => (
            <Radio key={value} value={value}>
              <span className="colour-dot" style={{ background: value }} aria-hidden="true" />
              {messages[label] as string}
            </Radio>
          ))}
        </Radio.Group>
      </Form.Item>
      {category && <RecordHistory kind="blog-category" id={category.id} />}
    </FormDrawer>
  );
}
