import { formatShortMoment } from '@tedarik/turkish';
import { Form, Select } from 'antd';
import { useCommandId } from '../../../../lib/forms/use-command-id.js';
import { useMessages } from '../../../../lib/messages.js';
import type { Failure } from '../../../api/failure.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { useEdit } from '../../../components/edit/use-edit.js';
import { showFieldErrors } from '../../../components/form/field-errors.js';
import { FormDrawer } from '../../../components/form/form-drawer.js';
import { asText, readFormer } from '../../../components/restore/former-fields.js';
import { RestorableHistory } from '../../../components/restore/restorable-history.js';
import { HtmlPreview } from '../../../components/rich-text/html-preview.js';
import { RichTextField } from '../../../components/rich-text/rich-text-field.js';
import { useToasts } from '../../../components/use-toasts.js';
import {
  type SeoEntityType,
  type StoredSeoText,
  useLazyManagedSeoTextQuery,
  useSaveSeoTextMutation,
} from '../api/seo-texts-api.js';
import { SEO_ENTITY_TYPES } from '../seo-entity-types.js';
import { seoTextMessages } from '../seo-texts.messages.js';
import { SubjectSelect } from './subject-select.js';

const MOST_CHARACTERS = 200_000;
/** Fields that the server derives from the text. */
const FOLLOWING = ['text', 'name'];
const CONFLICTS = ['seo-text-exists', 'seo-text-changed-meanwhile'];

interface SeoTextFormProps {
  /** Null for a new text. */
  text: StoredSeoText | null;
  open: boolean;
  onClose: () => void;
  onOpen: (type: SeoEntityType, key: string) => void;
}

interface Values {
  type: SeoEntityType;
  key: string;
  html: string;
}

/** ADM-SEO-02, ADM-SEO-03: type and subject are chosen once and cannot be changed; the content has a preview. */
export function SeoTextForm({ text, open, onClose, onOpen }: SeoTextFormProps) {
  const messages = useMessages(seoTextMessages);
  const shared = useMessages(backOfficeMessages);
  const toasts = useToasts();
  const [form] = Form.useForm<Values>();
  const [saveIt] = useSaveSeoTextMutation();
  const [readStored] = useLazyManagedSeoTextQuery();
  const edit = useEdit<StoredSeoText, Values>(form, {
    kind: 'seo-text',
    id: text && `${text.type}:${text.key}`,
    opened: text,
    valuesOf,
    fields: [
      { name: 'type', label: messages.type, say: (one) => (one ? messages[one] : '') },
      { name: 'key', label: messages.entity },
      { name: 'html', label: messages.content },
    ],
  });
  const commandIdOf = useCommandId();
  const type = Form.useWatch('type', form) as SeoEntityType | undefined;
  const html = (Form.useWatch('html', form) as string | undefined) ?? '';

  async function save(values: Values): Promise<boolean> {
    // 0 for a new text.
    const input = { ...values, version: edit.base?.version ?? 0 };
    const { error } = await saveIt({ input, commandId: commandIdOf(input), isRestore: edit.isRestore });
    if (!error) {
      toasts.succeeded(messages.saved);
      return true;
    }
    const failure = error as Failure;
    const failed = text ? messages.failedToUpdate : messages.failedToAdd;
    if (CONFLICTS.includes(failure.code)) await meetStored(values, failed);
    else if (!showFieldErrors(form, failure, shared)) toasts.failed(failed, failure);
    return false;
  }
  /** ADM-SEO-06: merges the stored text into the form; a text deleted meanwhile counts as empty. */
  async function meetStored(of: Pick<Values, 'type' | 'key'>, failed: string) {
    const { data, error } = await readStored({ type: of.type, key: of.key });
    if (error) toasts.failed(failed, error);
    else edit.meet(data ?? { ...of, name: '', html: '', version: 0, updatedAt: '' });
  }

  const required = { required: true, message: shared.required };
  return (
    <FormDrawer<Values>
      title={text ? messages.edit : messages.add}
      open={open}
      form={form}
      size={820}
      initialValues={text ? valuesOf(text) : { html: '' }}
      onSave={save}
      onClose={onClose}
      edit={edit}
      foot={text && `${messages.updated}: ${formatShortMoment(text.updatedAt)}`}
    >
      <Form.Item name="type" label={messages.type} rules={[required]}>
        <Select
          disabled={text !== null}
          options={SEO_ENTITY_TYPES.map((one) => ({ value: one, label: messages[one] }))}
          onChange={() => form.resetFields(['key'])}
        />
      </Form.Item>
      <Form.Item name="key" label={messages.entity} rules={[required]}>
        <SubjectSelect
          type={type}
          text={text}
          onHasText={(key) => {
            // If the user has begun to write, the conflict is resolved when saving.
            if (!type || html.trim()) return;
            toasts.succeeded(messages.opened);
            onOpen(type, key);
          }}
        />
      </Form.Item>
      <Form.Item
        name="html"
        label={messages.content}
        extra={messages.contentHelp}
        rules={[
          { ...required, whitespace: true },
          { max: MOST_CHARACTERS, message: shared.tooLong },
        ]}
      >
        <RichTextField label={messages.content} rows={14} maxLength={MOST_CHARACTERS} />
      </Form.Item>
      <section aria-label={messages.livePreview} className="seo-preview">
        <h3>{messages.livePreview}</h3>
        <HtmlPreview html={html} />
      </section>
      <RestorableHistory edit={edit} former={(changes) => readFormer<Values>(changes, { html: asText }, FOLLOWING)} />
    </FormDrawer>
  );
}

/** A new text has no type and subject. */
const valuesOf = (text: StoredSeoText | null): Values =>
  ({ type: text?.type, key: text?.key, html: text?.html ?? '' }) as Values;
