import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMessages } from '../../../lib/messages.js';
import { backOfficeMessages } from '../back-office.messages.js';

/** The one primary action at the head of a list. */
export function AddNewButton({ label, onClick }: { label?: string; onClick: () => void }) {
  const { addNew } = useMessages(backOfficeMessages);
  return (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={onClick}>
      {label ?? addNew}
    </Button>
  );
}
