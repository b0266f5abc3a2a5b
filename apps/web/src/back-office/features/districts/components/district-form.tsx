import { Form, Input } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import type { Failure } from '../../../api/failure.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { CityField, RegionField } from '../../../components/form/city-field.js';
import { ConflictNotice } from '../../../components/form/conflict-notice.js';
import { showFieldErrors } from '../../../components/form/field-errors.js';
import { FormDrawer } from '../../../components/form/form-drawer.js';
import { PictureField } from '../../../components/form/picture-field.js';
import { listOfOne } from '../../../components/list/use-list-state.js';
import { RecordHistory } from '../../../components/history/record-history.js';
import { useToasts } from '../../../components/use-toasts.js';
import {
  type DistrictRow,
  useCreateDistrictMutation,
  useLazyManagedDistrictsQuery,
  useUpdateDistrictMutation,
} from '../api/districts-api.js';
import { type DistrictValues, FIELDS, inputOf, valuesOf } from '../district-values.js';
import { districtMessages } from '../districts.messages.js';

interface DistrictFormProps {
  /** Null for a new one. */
  district: DistrictRow | null;
  open: boolean;
  onClose: () => void;
}

export function DistrictForm({ district, open, onClose }: DistrictFormProps) {
  const messages = useMessages(districtMessages);
  const shared = useMessages(backOfficeMessages);
  const toasts = useToasts();
  const [form] = Form.useForm<DistrictValues>();
  const [create] = useCreateDistrictMutation();
  const [update] = useUpdateDistrictMutation();
  const [readStored] = useLazyManagedDistrictsQuery();
  const [stored, setStored] = useState<DistrictRow | null>(null);
  const [commandId] = useState(() => crypto.randomUUID());

  async function save(values: DistrictValues, revision = district?.revision ?? 0): Promise<boolean> {
    const input = inputOf(values);
    const outcome = district ? await update({ id: district.id, revision, input }) : await create({ input, commandId });
    if (!outcome.error) {
      toasts.succeeded(district ? messages.updated : messages.added);
      return true;
    }
    const failure = outcome.error as Failure;
    if (failure.code === 'district-changed-meanwhile') await showStored();
    else if (!showFieldErrors(form, failure, shared, { 'name-taken': messages.nameTaken })) {
      toasts.failed(district ? messages.failedToUpdate : messages.failedToAdd, failure);
    }
    return false;
  }
  /** What is stored now stands beside what was typed. */
  async function showStored() {
    const { data } = await readStored({ list: listOfOne(district?.id ?? ''), cityKey: null });
    setStored(data?.items.find(({ id }) => id === district?.id) ?? null);
  }

  const required = [{ required: true, whitespace: true, message: shared.required }];
  const differences =
    stored &&
    FIELDS.map((field) => ({
      label: messages[field],
      mine: (form.getFieldValue(field) as string | undefined) ?? '',
      theirs: stored[field] ?? '',
    }));
  return (
    <FormDrawer<DistrictValues>
      title={district ? messages.edit : messages.add}
      open={open}
      form={form}
      initialValues={valuesOf(district, messages.turkiye)}
      onSave={(values) => save(values)}
      onClose={onClose}
      notice={
        stored &&
        differences && (
          <ConflictNotice
            differences={differences.filter(({ mine, theirs }) => mine !== theirs)}
            onTakeTheirs={() => {
              form.setFieldsValue(valuesOf(stored, messages.turkiye));
              setStored(null);
            }}
            onKeepMine={() => save(form.getFieldsValue(), stored.revision)}
          />
        )
      }
    >
      <Form.Item name="name" label={messages.name} rules={required}>
        <Input autoFocus maxLength={150} />
      </Form.Item>
      <Form.Item name="city" label={messages.city} rules={required}>
        <CityField onProvince={({ region }) => form.setFieldsValue({ region })} />
      </Form.Item>
      <Form.Item name="region" label={messages.region} rules={required}>
        <RegionField />
      </Form.Item>
      <Form.Item name="country" label={messages.country} rules={required}>
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item name="description" label={messages.description}>
        <Input.TextArea rows={3} maxLength={5000} />
      </Form.Item>
      <PictureField
        name="imageUrl"
        label={messages.imageUrl}
        what={messages.image}
        extra={messages.imageHelp}
        shape="wide"
      />
      {district && <RecordHistory kind="district" id={district.id} />}
    </FormDrawer>
  );
}
