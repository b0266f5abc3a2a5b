import { App } from 'antd';
import { useMessages } from '../../../lib/messages.js';
import { useBackOfficeSelector } from '../../api/store.js';
import { dropDraftsOf } from '../../../lib/forms/stored-drafts.js';
import { signOutOfBackOffice } from '../../session/session-calls.js';
import { sessionMessages } from '../../session/session.messages.js';
import { backOfficePaths } from '../../back-office-paths.js';

/** AUTH-05: ends the session and reloads to the sign-in page, so that no data stays in memory. */
export function useSignOut(): () => Promise<void> {
  const { serviceError } = useMessages(sessionMessages);
  const { notification } = App.useApp();
  const account = useBackOfficeSelector(({ session }) => session.me?.id);
  return async () => {
    try {
      await signOutOfBackOffice();
      if (account !== undefined) dropDraftsOf(account);
      window.location.assign(backOfficePaths.signIn);
    } catch {
      notification.error({ title: serviceError });
    }
  };
}
