import { Form, Input } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import type { Failure } from '../../../api/failure.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { ConflictNotice } from '../../../components/form/conflict-notice.js';
import { showFieldErrors } from '../../../components/form/field-errors.js';
import { FormDrawer } from '../../../components/form/form-drawer.js';
import { listOfOne } from '../../../components/list/use-list-state.js';
import { RecordHistory } from '../../../components/history/record-history.js';
import { useToasts } from '../../../components/use-toasts.js';
import {
  type CategoryRow,
  useCreateCategoryMutation,
  useLazyManagedCategoriesQuery,
  useUpdateCategoryMutation,
} from '../api/categories-api.js';
import { categoryMessages } from '../categories.messages.js';

interface CategoryFormProps {
  /** Null for a new one. */
  category: CategoryRow | null;
  open: boolean;
  onClose: () => void;
}

interface Values {
  name: string;
}

/** A category has a name alone (ADM-CAT-01); its address follows from it. */
export function CategoryForm({ category, open, onClose }: CategoryFormProps) {
  const messages = useMessages(categoryMessages);
  const shared = useMessages(backOfficeMessages);
  const toasts = useToasts();
  const [form] = Form.useForm<Values>();
  const [create] = useCreateCategoryMutation();
  const [update] = useUpdateCategoryMutation();
  const [readStored] = useLazyManagedCategoriesQuery();
  const [stored, setStored] = useState<CategoryRow | null>(null);
  const [commandId] = useState(() => crypto.randomUUID());

  async function save({ name }: Values, revision = category?.revision ?? 0): Promise<boolean> {
    const input = { name };
    const outcome = category ? await update({ id: category.id, revision, input }) : await create({ input, commandId });
    if (!outcome.error) {
      toasts.succeeded(category ? messages.updated : messages.added);
      return true;
    }
    const failure = outcome.error as Failure;
    if (failure.code === 'category-changed-meanwhile') await showStored();
    else if (!showFieldErrors(form, failure, shared)) {
      toasts.failed(category ? messages.failedToUpdate : messages.failedToAdd, failure);
    }
    return false;
  }
  /** What is stored now stands beside what was typed. */
  async function showStored() {
    const { data } = await readStored(listOfOne(category?.id ?? ''));
    setStored(data?.items.find(({ id }) => id === category?.id) ?? null);
  }

  return (
    <FormDrawer<Values>
      title={category ? messages.edit : messages.add}
      open={open}
      form={form}
      initialValues={{ name: category?.name ?? '' }}
      onSave={(values) => save(values)}
      onClose={onClose}
      notice={
        stored && (
          <ConflictNotice
            differences={[
              {
                label: messages.name,
                mine: (form.getFieldValue('name') as string | undefined) ?? '',
                theirs: stored.name,
              },
            ]}
            onTakeTheirs={() => {
              form.setFieldsValue({ name: stored.name });
              setStored(null);
            }}
            onKeepMine={() => save(form.getFieldsValue(), stored.revision)}
          />
        )
      }
    >
      <Form.Item
        name="name"
        label={messages.name}
        rules={[{ required: true, whitespace: true, message: shared.required }]}
      >
        <Input autoFocus maxLength={150} />
      </Form.Item>
      {category && <RecordHistory kind="category" id={category.id} />}
    </FormDrawer>
  );
}
