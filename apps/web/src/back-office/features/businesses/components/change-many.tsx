import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown, Modal } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import type { Failure } from '../../../api/failure.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { useToasts } from '../../../components/use-toasts.js';
import { type Outcomes, useChangeBusinessesMutation } from '../api/businesses-api.js';
import { businessMessages } from '../businesses.messages.js';
import { STATUSES } from './status-tag.js';

interface ChangeManyProps {
  ids: readonly string[];
  onChanged: (outcomes: Outcomes) => void;
}

/** Status and flags of what is selected, with one call, once somebody has said yes to how many they are. */
export function ChangeMany({ ids, onChanged }: ChangeManyProps) {
  const messages = useMessages(businessMessages);
  const { cancel } = useMessages(backOfficeMessages);
  const toasts = useToasts();
  const [change] = useChangeBusinessesMutation();
  const [isChanging, setChanging] = useState(false);
  const [wanted, setWanted] = useState<number | null>(null);
  const choices = [
    ...STATUSES.map((status) => ({ label: messages.makeStatus(messages[status]), changes: { status } })),
    { label: messages.verify, changes: { verified: true } },
    { label: messages.unverify, changes: { verified: false } },
    { label: messages.feature, changes: { featured: true } },
    { label: messages.unfeature, changes: { featured: false } },
  ];

  const { label, changes } = choices[wanted ?? 0] ?? { label: '', changes: {} };

  async function apply() {
    setChanging(true);
    const { data, error } = await change({ ids: [...ids], changes }).finally(() => setChanging(false));
    setWanted(null);
    if (error) return void toasts.failed(messages.failedToUpdate, error as Failure);
    const done = (data ?? []).filter(({ isDone }) => isDone).length;
    if (done > 0) toasts.succeeded(done === 1 ? messages.updated : messages.changedMany(done));
    onChanged(data ?? []);
  }

  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: choices.map((choice, key) => ({ key, label: choice.label })),
          onClick: ({ key }) => setWanted(Number(key)),
        }}
      >
        <Button icon={<DownOutlined />} iconPlacement="end">
          {messages.change}
        </Button>
      </Dropdown>
      <Modal
        open={wanted !== null}
        title={messages.change}
        okText={label}
        cancelText={cancel}
        confirmLoading={isChanging}
        onCancel={() => setWanted(null)}
        onOk={() => void apply()}
        destroyOnHidden
      >
        <p>{messages.askChange(ids.length)}</p>
      </Modal>
    </>
  );
}
