import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMessages } from '../../../lib/messages.js';
import { backOfficeMessages } from '../back-office.messages.js';

/** The only primary action in the header of a list. */
export function AddNewButton({ label, onClick }: { label?: string; onClick: () => void }) {
  const { addNew } = useMessages(backOfficeMessages);
  return (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={onClick}>
      {label ?? addNew}
    </Button>
  );
}
