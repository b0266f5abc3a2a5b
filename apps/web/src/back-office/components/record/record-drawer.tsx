import { fieldsIn, type RecordDescription, type RecordField } from '@tedarik/fields';
import { Form, Input, InputNumber, Select } from 'antd';
import type { ComponentType } from 'react';
import { useCommandId } from '../../../lib/forms/use-command-id.js';
import { type MessagesOf, useMessages } from '../../../lib/messages.js';
import type { Locale } from '../../../lib/locale.js';
import { useSite } from '../../../lib/site.js';
import type { Failure } from '../../api/failure.js';
import { backOfficeMessages } from '../back-office.messages.js';
import { useEdit } from '../edit/use-edit.js';
import { showFieldErrors } from '../form/field-errors.js';
import { FormDrawer } from '../form/form-drawer.js';
import { PictureField } from '../form/picture-field.js';
import { readFormer } from '../restore/former-fields.js';
import { RestorableHistory } from '../restore/restorable-history.js';
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

/** Fields that the server derives from others. */
const FOLLOWING = ['slug'];

/** Custom controls by field. */
export type OwnControls = Readonly<Record<string, ComponentType>>;

/** Props of a custom part of the form; `record` is null for a new one. */
export type RecordPartProps = Pick<RecordDrawerProps, 'of' | 'record'>;

interface RecordDrawerProps {
  of: RecordDescription;
  messages: MessagesOf<RecordMessages>;
  controls: OwnControls;
  Below: ComponentType<RecordPartProps> | undefined;
  /** Null for a new record. */
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
  const commandIdOf = useCommandId();
  const fields = fieldsIn(of.fields);
  const edit = useEdit<ListedRecord, RecordValues>(form, {
    kind: of.one,
    id: record?.id ?? null,
    // Input that needs a confirmed session is not stored in the browser.
    keepsDrafts: !of.confirmed,
    opened: record,
    valuesOf: (stored) => valuesOf(of, stored, stored ? null : nameOfNew),
    fields: fields.map(([name, field]) => ({
      name,
      label: field.label[locale],
      say: (value: RecordValue) => String(wordOf(field, value, locale) ?? ''),
    })),
  });
  const { nameTaken, slugTaken, slugInvalid } = messages;
  const known = { 'name-taken': nameTaken, 'slug-taken': slugTaken, 'slug-invalid': slugInvalid };

  async function save(values: RecordValues): Promise<boolean> {
    // An empty control becomes null.
    const input = Object.fromEntries(fields.map(([name]) => [name, values[name] || (values[name] === 0 ? 0 : null)]));
    const outcome = edit.base
      ? await update({
          of,
          id: edit.base.id,
          revision: edit.base.revision,
          input,
          isRestore: edit.isRestore,
        })
      : await create({ of, input, commandId: commandIdOf(input) });
    if (!outcome.error) {
      toasts.succeeded(record ? messages.updated : messages.added);
      return true;
    }
    const failure = outcome.error as Failure;
    if (failure.code === `${of.one}-changed-meanwhile`) await meetStored(failure);
    else if (!showFieldErrors(form, failure, shared, known)) {
      toasts.failed(record ? messages.failedToUpdate : messages.failedToAdd, failure);
    }
    return false;
  }
  async function meetStored(failure: Failure) {
    const { data } = await readStored({ of, list: listOfOne(record?.id ?? '') });
    const stored = data?.items.find(({ id }) => id === record?.id);
    if (stored) edit.meet(stored);
    else toasts.failed(messages.failedToUpdate, failure);
  }

  return (
    <FormDrawer<RecordValues>
      title={record ? messages.edit : messages.add}
      open={open}
      form={form}
      initialValues={valuesOf(of, record, nameOfNew)}
      onSave={save}
      onClose={onClose}
      edit={edit}
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
      <RestorableHistory
        edit={edit}
        former={(changes) =>
          readFormer<RecordValues>(
            changes,
            Object.fromEntries(
              fields.map(([name, { kind }]) => [
                name,
                (text: string | null) => (kind === 'number' ? text && Number(text) : (text ?? '')),
              ]),
            ),
            FOLLOWING,
          )
        }
      />
    </FormDrawer>
  );
}

function controlOf({ kind, max, lines, options }: RecordField, locale: Locale, autoFocus: boolean) {
  if (options) {
    return <Select options={Object.entries(options).map(([value, words]) => ({ value, label: words[locale] }))} />;
  }

  if (kind === 'number')
    return <InputNumber min={0} precision={0} controls={false} {...(max !== undefined && { max })} />;
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
