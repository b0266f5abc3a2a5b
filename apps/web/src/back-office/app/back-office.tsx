import { LoadingOutlined } from '@ant-design/icons';
import { App, ConfigProvider, type ThemeConfig } from 'antd';
import enUS from 'antd/locale/en_US';
import trTR from 'antd/locale/tr_TR';
import dayjs from 'dayjs';
import 'dayjs/locale/tr';
import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { messagesIn, useMessages } from '../../lib/messages.js';
import { type Site, SiteContext } from '../../lib/site.js';
import { backOfficeMessages } from '../components/back-office.messages.js';
import { keepFocusInDialogs } from './keep-focus.js';
import { backOfficeRoutes } from './routes.js';
import type { BackOfficeStore } from '../api/store.js';
import { backOfficeTheme } from './theme.js';

/** A place where toasts cover neither the footer of a drawer nor its title. */
const toastPlacement = () => (window.matchMedia('(max-width: 767px)').matches ? 'top' : 'bottomLeft');
/** Ant Design labels the cancel button of dialogs 'İptal'; in the back office that word means to abort an import for good. */
const LOCALES = { tr: withCancel(trTR, 'tr'), en: withCancel(enUS, 'en') };

function withCancel(words: typeof trTR, locale: Site['locale']): typeof trTR {
  const { cancel: cancelText } = messagesIn(backOfficeMessages, locale);
  return {
    ...words,
    ...(words.Modal && { Modal: { ...words.Modal, cancelText } }),
    ...(words.Popconfirm && { Popconfirm: { ...words.Popconfirm, cancelText } }),
  };
}

interface BackOfficeProps {
  site: Site;
  store: BackOfficeStore;
}

/** The root of the back office. Nothing is rendered before the server has said who is signed in. */
export function BackOffice({ site, store }: BackOfficeProps) {
  dayjs.locale(site.locale);
  const [router] = useState(() => createBrowserRouter(backOfficeRoutes));
  const [toasts] = useState(() => ({ placement: toastPlacement(), maxCount: 1, duration: 5 }) as const);
  useEffect(keepFocusInDialogs, []);
  const [theme] = useState(() => (prefersStillness() ? withoutMotion(backOfficeTheme) : backOfficeTheme));
  return (
    <Provider store={store}>
      <SiteContext value={site}>
        <ConfigProvider
          theme={theme}
          locale={LOCALES[site.locale]}
          button={{ autoInsertSpace: false, loadingIcon: <LoadingOutlined spin aria-hidden /> }}
          renderEmpty={() => <NoOption />}
        >
          <App notification={toasts}>
            <RouterProvider router={router} />
          </App>
        </ConfigProvider>
      </SiteContext>
    </Provider>
  );
}

/** The empty state of choice lists; tables have texts of their own. */
function NoOption() {
  const { noOption } = useMessages(backOfficeMessages);
  return <span className="no-option">{noOption}</span>;
}

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const withoutMotion = (theme: ThemeConfig): ThemeConfig => ({ ...theme, token: { ...theme.token, motion: false } });
