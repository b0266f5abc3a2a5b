import { Button, Drawer, Form, Grid, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { foldedSearch } from '../../../components/form/choices.js';
import { FailureAlert } from '../../../components/failure-alert.js';
import { useFocusReturn } from '../../../components/use-focus-return.js';
import { useToasts } from '../../../components/use-toasts.js';
import { type BulkChoice, useApplyBulkEditMutation } from '../api/bulk-edits-api.js';
import { useBusinessOptionsQuery } from '../api/businesses-api.js';
import { managedBusinessMessages } from '../businesses.messages.js';
import { bulkEditMessages } from './bulk-edit.messages.js';
import { BulkPreview } from './bulk-preview.js';
import { type BulkOption, useBulkOptions, useBulkRefusals } from './bulk-words.js';
import { useBulkPreview } from './use-bulk-preview.js';

interface BulkEditDrawerProps {
  open: boolean;
  /** The selected businesses, and the text that describes them. */
  choice: BulkChoice;
  of: string;
  onClose: () => void;
  onApplied: (id: string) => void;
}

/** A bulk edit in steps: choose the change, preview it, apply it. */
export function BulkEditDrawer({ open, onClose, ...props }: BulkEditDrawerProps) {
  const messages = useMessages(bulkEditMessages);
  const { md } = Grid.useBreakpoint();
  const returnFocus = useFocusReturn(open);
  return (
    <Drawer
      title={messages.title}
      open={open}
      onClose={onClose}
      size={md === false ? '100%' : 640}
      afterOpenChange={(isOpen) => !isOpen && returnFocus()}
      focusable={{ focusTriggerAfterClose: false }}
      destroyOnHidden
    >
      <BulkEditForm {...props} onClose={onClose} />
    </Drawer>
  );
}

function BulkEditForm({ choice, of, onClose, onApplied }: Omit<BulkEditDrawerProps, 'open'>) {
  const messages = useMessages(bulkEditMessages);
  const { cancel } = useMessages(backOfficeMessages);
  const groups = useBulkOptions();
  const refusals = useBulkRefusals();
  const toasts = useToasts(refusals);
  const { edit, error, isLoading, ...preview } = useBulkPreview(choice);
  const [apply, { isLoading: isApplying }] = useApplyBulkEditMutation();
  const [option, setOption] = useState<BulkOption | null>(null);
  const [recordId, setRecordId] = useState<string | null>(null);

  function look(chosen: BulkOption, record: string | null) {
    setOption(chosen);
    setRecordId(record);
    preview.look(!chosen.of || record ? chosen.changes(record ?? '') : null);
  }
  async function start(id: string) {
    const { data, error: failure } = await apply(id);
    if (!data) return toasts.failed(messages.failedToApply, failure);
    preview.keep();
    onClose();
    onApplied(id);
  }

  return (
    <div className="bulk-edit">
      <p>{of}</p>
      <Form layout="vertical">
        <Form.Item label={messages.change} htmlFor="bulk-change">
          <Select
            id="bulk-change"
            virtual={false}
            placeholder={messages.chooseChange}
            value={option?.key ?? null}
            showSearch={foldedSearch}
            options={groups.map(({ label, options }) => ({
              label,
              title: label,
              options: options.map(({ key, label: text }) => ({ value: key, label: text })),
            }))}
            onChange={(key: string) => {
              const chosen = groups.flatMap(({ options }) => options).find((one) => one.key === key);
              if (chosen) look(chosen, chosen.of === option?.of ? recordId : null);
            }}
          />
        </Form.Item>
        {option?.of && <RecordChoice of={option.of} value={recordId} onChange={(id) => look(option, id)} />}
      </Form>
      <div aria-live="polite" aria-busy={isLoading}>
        {isLoading && (
          <div role="status" aria-label={messages.previewing}>
            <Skeleton active />
          </div>
        )}
        <FailureAlert error={error} title={messages.failedToPreview} known={refusals} />
        {edit && <BulkPreview edit={edit} />}
      </div>
      <div className="bulk-edit-foot">
        <Button onClick={onClose}>{cancel}</Button>
        <Button
          type="primary"
          loading={isApplying}
          disabled={!edit || edit.toChange === 0}
          onClick={() => edit && void start(edit.id)}
        >
          {messages.apply}
        </Button>
      </div>
    </div>
  );
}

interface RecordChoiceProps {
  of: 'category' | 'service';
  value: string | null;
  onChange: (id: string) => void;
}

/** Select for the category or service that the change concerns. */
function RecordChoice({ of, value, onChange }: RecordChoiceProps) {
  const messages = useMessages(managedBusinessMessages);
  const bulk = useMessages(bulkEditMessages);
  const { data } = useBusinessOptionsQuery();
  const isOfCategory = of === 'category';
  const records = (isOfCategory ? data?.categories : data?.serviceAttributes) ?? [];
  return (
    <Form.Item label={isOfCategory ? messages.category : bulk.service} htmlFor="bulk-record">
      <Select
        id="bulk-record"
        placeholder={isOfCategory ? messages.chooseCategory : bulk.chooseService}
        value={value}
        showSearch={foldedSearch}
        options={records.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={onChange}
      />
    </Form.Item>
  );
}
