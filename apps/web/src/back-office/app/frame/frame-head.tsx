import { ExportOutlined, KeyOutlined, LogoutOutlined, SafetyOutlined, UserOutlined } from '@ant-design/icons';
import { Breadcrumb, Button, Dropdown, Layout } from 'antd';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../config/paths.js';
import { useMessages } from '../../../lib/messages.js';
import { appMessages } from '../app.messages.js';
import { backOfficePaths } from '../../back-office-paths.js';
import type { Screen } from '../screens.js';
import { useBackOfficeSelector } from '../../api/store.js';
import { CommandPalette } from '../palette/command-palette.js';
import { RunningImports } from './running-imports.js';
import { useSignOut } from './use-sign-out.js';

interface FrameHeadProps {
  screen: Screen | undefined;
  menuButton: ReactNode;
}

export function FrameHead({ screen, menuButton }: FrameHeadProps) {
  const messages = useMessages(appMessages);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const signOut = useSignOut();
  const me = useBackOfficeSelector(({ session }) => session.me!);
  const panel = { title: <Link to={backOfficePaths.panel}>{messages.panel}</Link> };
  const label = pathname === backOfficePaths.ownAccount ? 'account' : screen?.label;
  const isBelow = screen && me.areas.includes(screen.area) && pathname.startsWith(`${screen.path}/`);
  const title = label && (isBelow ? <Link to={screen.path}>{messages[label]}</Link> : messages[label]);
  const here = title && label !== 'panel' ? [{ title }] : [];
  const items = [
    { key: 'role', label: messages[me.role], disabled: true },
    { key: backOfficePaths.ownAccount, label: messages.account, icon: <SafetyOutlined aria-hidden /> },
    { key: backOfficePaths.password, label: messages.changePassword, icon: <KeyOutlined aria-hidden /> },
    { key: 'sign-out', label: messages.signOut, icon: <LogoutOutlined aria-hidden /> },
  ];

  return (
    <Layout.Header className="frame-head">
      {menuButton}
      <Breadcrumb items={[panel, ...here]} />
      <div className="frame-head-end">
        <CommandPalette />
        {me.areas.includes('imports') && <RunningImports />}
        <Button
          type="text"
          icon={<ExportOutlined aria-hidden />}
          href={paths.home}
          target="_blank"
          aria-label={messages.openSite}
        >
          <span className="from-tablet">{messages.openSite}</span>
        </Button>
        <Dropdown
          trigger={['click']}
          menu={{
            items,
            onClick: ({ key }) => void (key === 'sign-out' ? signOut() : navigate(key)),
          }}
        >
          <Button type="text" icon={<UserOutlined aria-hidden />} aria-label={`${messages.account}: ${me.name}`}>
            <span className="from-tablet">{me.name}</span>
          </Button>
        </Dropdown>
      </div>
    </Layout.Header>
  );
}
