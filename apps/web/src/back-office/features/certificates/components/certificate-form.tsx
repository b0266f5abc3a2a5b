import { Form, Input } from 'antd';
import { useState } from 'react';
import { useCommandId } from '../../../../lib/forms/use-command-id.js';
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
  type CertificateRow,
  useCreateCertificateMutation,
  useLazyManagedCertificatesQuery,
  useUpdateCertificateMutation,
} from '../api/certificates-api.js';
import { certificateMessages } from '../certificates.messages.js';

interface CertificateFormProps {
  /** Null for a new one. */
  certificate: CertificateRow | null;
  open: boolean;
  onClose: () => void;
}

interface Values {
  name: string;
  description?: string;
}

export function CertificateForm({ certificate, open, onClose }: CertificateFormProps) {
  const messages = useMessages(certificateMessages);
  const shared = useMessages(backOfficeMessages);
  const toasts = useToasts();
  const [form] = Form.useForm<Values>();
  const [create] = useCreateCertificateMutation();
  const [update] = useUpdateCertificateMutation();
  const [readStored] = useLazyManagedCertificatesQuery();
  const [stored, setStored] = useState<CertificateRow | null>(null);
  const commandIdOf = useCommandId();

  async function save({ name, description }: Values, revision = certificate?.revision ?? 0): Promise<boolean> {
    const input = { name, description: description || null };
    const outcome = certificate
      ? await update({ id: certificate.id, revision, input })
      : await create({ input, commandId: commandIdOf(input) });
    if (!outcome.error) {
      toasts.succeeded(certificate ? messages.updated : messages.added);
      return true;
    }
    const failure = outcome.error as Failure;
    if (failure.code === 'certificate-changed-meanwhile') await showStored();
    else if (!showFieldErrors(form, failure, shared)) {
      toasts.failed(certificate ? messages.failedToUpdate : messages.failedToAdd, failure);
    }
    return false;
  }
  /** What is stored now stands beside what was typed. */
  async function showStored() {
    const { data } = await readStored(listOfOne(certificate?.id ?? ''));
    setStored(data?.items.find(({ id }) => id === certificate?.id) ?? null);
  }

  const typed = (name: keyof Values) => (form.getFieldValue(name) as string | undefined) ?? '';
  const differences = stored && [
    { label: messages.name, mine: typed('name'), theirs: stored.name },
    { label: messages.description, mine: typed('description'), theirs: stored.description ?? '' },
  ];
  return (
    <FormDrawer<Values>
      title={certificate ? messages.edit : messages.add}
      open={open}
      form={form}
      initialValues={{ name: certificate?.name ?? '', description: certificate?.description ?? '' }}
      onSave={(values) => save(values)}
      onClose={onClose}
      notice={
        stored &&
        differences && (
          <ConflictNotice
            differences={differences.filter(({ mine, theirs }) => mine !== theirs)}
            onTakeTheirs={() => {
              form.setFieldsValue({ name: stored.name, description: stored.description ?? '' });
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
      <Form.Item name="description" label={messages.description}>
        <Input.TextArea rows={4} maxLength={5000} />
      </Form.Item>
      {certificate && <RecordHistory kind="certificate" id={certificate.id} />}
    </FormDrawer>
  );
}
