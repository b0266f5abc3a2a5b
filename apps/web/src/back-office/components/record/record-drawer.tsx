import { fieldsIn, type RecordDescription, type RecordField } from '@tedarik/fields';
import { Form, Input, InputNumber, Select } from 'antd';
import { type ComponentType, useState } from 'react';
import { useCommandId } from '../../../lib/forms/use-command-id.js';
import { type MessagesOf, useMessages } from '../../../lib/messages.js';
import type { Locale } from '../../../lib/locale.js';
import { useSite } from '../../../lib/site.js';
import type { Failure } from '../../api/failure.js';
import { backOfficeMessages } from '../back-office.messages.js';
import { ConflictNotice } from '../form/conflict-notice.js';
import { showFieldErrors } from '../form/field-errors.js';
import { FormDrawer } from '../form/form-drawer.js';
import { PictureField } from '../form/picture-field.js';
import { RecordHistory } from '../history/record-history.js';
import { listOfOne } from '../list/use-list-state.js';
import { useRecordAddress } from '../record-address.js';
import { useToasts } from '../use-toasts.js';
import {
  type ListedRecord,
  type RecordValue,
  type RecordValues,
  useCreateRecordMutation,
  useLazyRecordsQuery,
  useUpdateRecordMutation,
  wordOf,
} from './record-api.js';
import type { RecordMessages } from './record-messages.js';

/** By field, instead of the usual control of its kind. */
export type OwnControls = Readonly<Record<string, ComponentType>>;

/** Of a part of the form of a record; `record` is null for a new one. */
export type RecordPartProps = Pick<RecordDrawerProps, 'of' | 'record'>;

interface RecordDrawerProps {
  of: RecordDescription;
  messages: MessagesOf<RecordMessages>;
  controls: OwnControls;
  Below: ComponentType<RecordPartProps> | undefined;
  /** Null for a new one. */
  record: ListedRecord | null;
  open: boolean;
  onClose: () => void;
}

/** The form of a described record. */
export function RecordDrawer({ of, messages, controls, Below, record, open, onClose }: RecordDrawerProps) {
  const shared = useMessages(backOfficeMessages);
  const { locale } = useSite();
  const toasts = useToasts();
  const { nameOfNew } = useRecordAddress();
  const [form] = Form.useForm<RecordValues>();
  const [create] = useCreateRecordMutation();
  const [update] = useUpdateRecordMutation();
  const [readStored] = useLazyRecordsQuery();
  const [stored, setStored] = useState<ListedRecord | null>(null);
  const commandIdOf = useCommandId();
  const fields = fieldsIn(of.fields);
  const { nameTaken, slugTaken, slugInvalid } = messages;
  const known = { 'name-taken': nameTaken, 'slug-taken': slugTaken, 'slug-invalid': slugInvalid };

  async function save(values: RecordValues, revision = record?.revision ?? 0): Promise<boolean> {
    // An empty control holds no value.
    const input = Object.fromEntries(fields.map(([name]) => [name, values[name] || (values[name] === 0 ? 0 : null)]));
    const outcome = record
      ? await update({ of, id: record.id, revision, input })
      : await create({ of, input, commandId: commandIdOf(input) });
    if (!outcome.error) {
      toasts.succeeded(record ? messages.updated : messages.added);
      return true;
    }
    const failure = outcome.error as Failure;
    if (failure.code === `${of.one}-changed-meanwhile`) await showStored();
    else if (!showFieldErrors(form, failure, shared, known)) {
      toasts.failed(record ? messages.failedToUpdate : messages.failedToAdd, failure);
    }
    return false;
  }
  /** What is stored now stands beside what was typed. */
  async function showStored() {
    const { data } = await readStored({ of, list: listOfOne(record?.id ?? '') });
    setStored(data?.items.find(({ id }) => id === record?.id) ?? null);
  }

  return (
    <FormDrawer<RecordValues>
      title={record ? messages.edit : messages.add}
      open={open}
      form={form}
      initialValues={valuesOf(of, record, nameOfNew)}
      onSave={(values) => save(values)}
      onClose={onClose}
      notice={
        stored && (
          <ConflictNotice
            differences={fields
              .map(([name, field]) => ({
                label: field.label[locale],
                mine: String(wordOf(field, form.getFieldValue(name) as RecordValue, locale) ?? ''),
                theirs: String(wordOf(field, stored[name], locale) ?? ''),
              }))
              .filter(({ mine, theirs }) => mine !== theirs)}
            onTakeTheirs={() => {
              form.setFieldsValue(valuesOf(of, stored));
              setStored(null);
            }}
            onKeepMine={() => save(form.getFieldsValue(), stored.revision)}
          />
        )
      }
    >
      {fields.map(([name, field], at) => {
        const item = { name, label: field.label[locale], extra: field.help?.[locale] };
        if (field.kind === 'picture') return <PictureField key={name} {...item} what={shared.picture} shape="wide" />;
        const Own = controls[name];
        return (
          <Form.Item
            key={name}
            {...item}
            {...(field.required && { rules: [{ required: true, whitespace: true, message: shared.required }] })}
          >
            {Own ? <Own /> : controlOf(field, locale, at === 0)}
          </Form.Item>
        );
      })}
      {Below && <Below of={of} record={record} />}
      {record && <RecordHistory kind={of.one} id={record.id} />}
    </FormDrawer>
  );
}

function controlOf({ kind, max, lines, options }: RecordField, locale: Locale, autoFocus: boolean) {
  if (options) {
    return <Select options={Object.entries(options).map(([value, words]) => ({ value, label: words[locale] }))} />;
  }

  if (kind === 'number') return <InputNumber min={0} precision={0} {...(max !== undefined && { max })} />;
  if (lines) return <Input.TextArea rows={lines} maxLength={max} />;
  return <Input autoFocus={autoFocus} maxLength={max} />;
}

const valuesOf = ({ fields }: RecordDescription, record: ListedRecord | null, name?: string | null): RecordValues =>
  Object.fromEntries(
    fieldsIn(fields).map(([field, { kind, initial }]) => [
      field,
      (record ? record[field] : field === 'name' && name ? name : initial) ?? (kind === 'number' ? null : ''),
    ]),
  );
