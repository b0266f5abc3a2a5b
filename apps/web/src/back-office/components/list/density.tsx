import { ColumnHeightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMessages } from '../../../lib/messages.js';
import { backOfficeMessages } from '../back-office.messages.js';
import { useStoredText } from './use-stored-text.js';

const KEY = 'yonetim-sik-satirlar';
const DENSE = 'evet';

/** Whether all lists use compact rows; remembered in this browser. */
export const useIsDense = (): boolean => useStoredText(KEY)[0] === DENSE;

export function DensityToggle() {
  const { denseRows } = useMessages(backOfficeMessages);
  const [chosen, choose] = useStoredText(KEY);
  const isDense = chosen === DENSE;
  return (
    <Button
      className="density"
      type={isDense ? 'default' : 'text'}
      icon={<ColumnHeightOutlined aria-hidden />}
      aria-label={denseRows}
      aria-pressed={isDense}
      title={denseRows}
      onClick={() => choose(isDense ? 'hayir' : DENSE)}
    />
  );
}
