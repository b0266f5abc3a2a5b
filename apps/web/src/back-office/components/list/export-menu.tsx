import { DownloadOutlined } from '@ant-design/icons';
import { Button, Dropdown, type MenuProps } from 'antd';
import type { Operation } from '../../../lib/graphql/operation.js';
import { useMessages } from '../../../lib/messages.js';
import { useConfirmedLink } from '../credentials/use-confirmed-link.js';
import { backOfficeMessages } from '../back-office.messages.js';

interface ExportMenuProps<Variables> {
  /** The list's operation with the variables of the screen; the file contains all pages. */
  operation: Operation<unknown, Variables>;
  variables: Variables;
}

/** Downloads the filtered list as CSV or JSON. */
export function ExportMenu<Variables>({ operation, variables }: ExportMenuProps<Variables>) {
  const { exportList } = useMessages(backOfficeMessages);
  const confirmedFirst = useConfirmedLink();
  const items = (['csv', 'json'] as const).map((format) => ({
    key: format,
    label: (
      <a
        href={exportAddress(operation.name, variables, format)}
        download
        onClick={(event) => void confirmedFirst(event)}
      >
        {format.toUpperCase()}
      </a>
    ),
  }));
  return (
    <Dropdown menu={{ items, onClick: followByKey }} trigger={['click']}>
      <Button icon={<DownloadOutlined aria-hidden />}>{exportList}</Button>
    </Dropdown>
  );
}

/** The menu focuses its first entry instead of the link in it, which Enter would then not follow. */
function followByKey({ domEvent: { type, target } }: Parameters<NonNullable<MenuProps['onClick']>>[0]): void {
  const entry = target as Element;
  if (type === 'keydown' && !entry.closest('a')) entry.querySelector('a')?.click();
}

const exportAddress = (name: string, variables: unknown, format: string): string =>
  `/yonetici/disa-aktar?${new URLSearchParams({ islem: name, degiskenler: JSON.stringify(variables), bicim: format }).toString()}`;
