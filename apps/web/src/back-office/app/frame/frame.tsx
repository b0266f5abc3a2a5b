import { MenuOutlined } from '@ant-design/icons';
import { Button, Drawer, Grid, Layout } from 'antd';
import { Suspense, useEffect, useState } from 'react';
import { Navigate, NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { useMessages } from '../../../lib/messages.js';
import { ConfirmationDialog } from '../../components/credentials/confirmation-dialog.js';
import { focusContent } from '../../components/use-focus-return.js';
import { ExpiredDialog } from '../../session/expired-dialog.js';
import { useKeepAlive } from '../../session/use-keep-alive.js';
import { appMessages } from '../app.messages.js';
import { passwordFor, signInFor } from '../../back-office-paths.js';
import { screenOf } from '../screens.js';
import { useBackOfficeSelector } from '../../api/store.js';
import { MissingScreen } from '../missing-screen.js';
import { useLiveChanges } from './use-live-changes.js';
import { FrameHead } from './frame-head.js';
import { SideMenu } from './side-menu.js';

const WIDE = 248;
const NARROW = 72;

/** The frame of screens for signed-in administrators: menu on the left, header above, the screen in the middle. */
export function BackOfficeFrame() {
  const { me } = useBackOfficeSelector(({ session }) => session);
  const { pathname, search } = useLocation();
  if (!me) return <Navigate to={signInFor(pathname + search)} replace />;
  if (me.mustChangePassword) return <Navigate to={passwordFor(pathname + search)} replace />;
  return <SignedInFrame />;
}

function SignedInFrame() {
  const messages = useMessages(appMessages);
  const { md, xl } = Grid.useBreakpoint();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { pathname } = useLocation();
  const me = useBackOfficeSelector(({ session }) => session.me!);
  const screen = screenOf(pathname);
  const isAllowed = !screen || me.areas.includes(screen.area);
  useKeepAlive();
  useLiveChanges();
  const isLed = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    // A button that led to another screen, such as 'Kaydet' of a post, is gone with its own.
    if (isLed && document.activeElement === document.body) focusContent();
  }, [isLed, pathname]);

  return (
    <Layout className="frame" hasSider>
      <a className="skip" href="#icerik">
        {messages.skip}
      </a>
      {md !== false && (
        <Layout.Sider className="frame-side" width={WIDE} collapsedWidth={NARROW} collapsed={!xl} trigger={null}>
          <SideMenu isNarrow={!xl} />
        </Layout.Sider>
      )}
      <Layout>
        <FrameHead
          screen={screen}
          menuButton={
            md === false && (
              <Button
                type="text"
                icon={<MenuOutlined aria-hidden />}
                aria-label={messages.openMenu}
                onClick={() => setMenuOpen(true)}
              />
            )
          }
        />
        <Layout.Content className="frame-content" id="icerik" tabIndex={-1}>
          <Suspense fallback={null}>{isAllowed ? <Outlet /> : <MissingScreen why="denied" />}</Suspense>
        </Layout.Content>
      </Layout>
      <Drawer
        open={isMenuOpen && md === false}
        onClose={() => setMenuOpen(false)}
        placement="left"
        size={WIDE}
        closable={false}
        rootClassName="frame-drawer"
        aria-label={messages.menu}
      >
        <SideMenu isNarrow={false} onChosen={() => setMenuOpen(false)} />
      </Drawer>
      <ConfirmationDialog />
      <ExpiredDialog />
    </Layout>
  );
}
