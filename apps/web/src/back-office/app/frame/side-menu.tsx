import { LogoutOutlined } from '@ant-design/icons';
import { formatNumber } from '@tedarik/turkish';
import { Button, Menu } from 'antd';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useMessages } from '../../../lib/messages.js';
import { useSite } from '../../../lib/site.js';
import { appMessages } from '../app.messages.js';
import { backOfficePaths } from '../../back-office-paths.js';
import { MENU, type Screen, screenOf } from '../screens.js';
import { useBackOfficeSelector } from '../../api/store.js';
import { useSignOut } from './use-sign-out.js';
import { useWaitingCounts } from './use-waiting-counts.js';

interface SideMenuProps {
  /** Shows icons only. */
  isNarrow: boolean;
  onChosen?: () => void;
}

export function SideMenu({ isNarrow, onChosen }: SideMenuProps) {
  const messages = useMessages(appMessages);
  const { brand } = useSite();
  const { pathname } = useLocation();
  const signOut = useSignOut();
  const waiting = useWaitingCounts();
  const areas = useBackOfficeSelector(({ session }) => session.me!.areas);
  const itemOf = ({ path, label, icon }: Screen) => ({
    key: path,
    icon,
    title: messages[label],
    label: (
      <Link to={path}>
        {messages[label]}
        {Boolean(waiting[path]) && <span className="menu-count">{formatNumber(waiting[path] ?? 0)}</span>}
      </Link>
    ),
  });
  const groups = MENU.map((screens) => screens.filter(({ area }) => areas.includes(area))).filter(
    (screens) => screens.length > 0,
  );
  const items = groups.flatMap((screens, at) => [
    ...(at > 0 ? [{ type: 'divider' as const, key: `line-${at}` }] : []),
    ...screens.map(itemOf),
  ]);
  const selected = screenOf(pathname)?.path;
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    nav.current?.querySelector('.ant-menu-item-selected')?.scrollIntoView?.({ block: 'nearest' });
  }, [selected]);

  return (
    <nav className="side" ref={nav} aria-label={messages.menu}>
      <Link className="side-brand" to={backOfficePaths.panel} onClick={onChosen}>
        <img src="/assets/marka-1.svg" alt={isNarrow ? brand : ''} width="36" height="36" />
        {!isNarrow && <span>{brand}</span>}
      </Link>
      <Menu
        theme="dark"
        mode="inline"
        inlineCollapsed={isNarrow}
        items={items}
        selectedKeys={selected ? [selected] : []}
        onClick={onChosen}
      />
      <Button className="side-out" type="text" icon={<LogoutOutlined aria-hidden />} onClick={() => void signOut()}>
        {isNarrow ? <span className="visually-hidden">{messages.signOut}</span> : messages.signOut}
      </Button>
    </nav>
  );
}
