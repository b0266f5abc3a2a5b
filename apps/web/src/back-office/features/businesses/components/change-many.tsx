import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown, Modal, Select } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { foldedSearch } from '../../../components/form/choices.js';
import { type ManyChanges, type BusinessOutcomes, useBusinessOptionsQuery } from '../api/businesses-api.js';
import { managedBusinessMessages } from '../businesses.messages.js';
import { BUSINESS_STATUSES } from './status-tag.js';
import { useChangeMany } from './use-change-many.js';

interface ChangeManyProps {
  ids: readonly string[];
  onChanged: (outcomes: BusinessOutcomes) => void;
}

interface Choice {
  label: string;
  /** Of a category that is chosen in the dialog; the same for all others. */
  changes: (categoryId: string) => ManyChanges;
  isOfCategory?: boolean;
}

/** Status, flags and categories of what is selected, once somebody has said yes to how many they are. */
export function ChangeMany({ ids, onChanged }: ChangeManyProps) {
  const messages = useMessages(managedBusinessMessages);
  const { cancel } = useMessages(backOfficeMessages);
  const { data: options } = useBusinessOptionsQuery();
  const { change, isChanging } = useChangeMany(onChanged);
  const [wanted, setWanted] = useState<number | null>(null);
  const [categoryId, setCategoryId] = useState<string | null>(null);
  const choices: Choice[] = [
    ...BUSINESS_STATUSES.map((status) => ({
      label: messages.makeStatus(messages[status]),
      changes: () => ({ status }),
    })),
    { label: messages.verify, changes: () => ({ verified: true }) },
    { label: messages.unverify, changes: () => ({ verified: false }) },
    { label: messages.feature, changes: () => ({ featured: true }) },
    { label: messages.unfeature, changes: () => ({ featured: false }) },
    { label: messages.addCategory, changes: (id) => ({ addCategoryId: id }), isOfCategory: true },
    { label: messages.removeCategory, changes: (id) => ({ removeCategoryId: id }), isOfCategory: true },
  ];
  const choice = wanted === null ? undefined : choices[wanted];

  function close() {
    setWanted(null);
    setCategoryId(null);
  }

  async function apply() {
    if (choice) await change(ids, choice.changes(categoryId ?? ''));
    close();
  }

  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: choices.map(({ label }, key) => ({ key, label })),
          onClick: ({ key }) => setWanted(Number(key)),
        }}
      >
        <Button icon={<DownOutlined />} iconPlacement="end">
          {messages.change}
        </Button>
      </Dropdown>
      <Modal
        open={choice !== undefined}
        title={messages.change}
        okText={choice?.label}
        okButtonProps={{ disabled: choice?.isOfCategory === true && categoryId === null }}
        cancelText={cancel}
        confirmLoading={isChanging}
        onCancel={close}
        onOk={() => void apply()}
        destroyOnHidden
      >
        <p>{messages.confirmChange(ids.length)}</p>
        {choice?.isOfCategory && (
          <Select
            className="change-category"
            aria-label={messages.category}
            placeholder={messages.chooseCategory}
            value={categoryId}
            onChange={setCategoryId}
            showSearch={foldedSearch}
            options={(options?.categories ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </Modal>
    </>
  );
}
