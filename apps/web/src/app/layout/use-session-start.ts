import { useEffect } from 'react';
import { fetchMe } from '../../lib/session/fetch-me.js';
import { backOfficeFlag } from '../../lib/session/back-office-flag.js';
import { sessionLearned } from '../../lib/store/session.slice.js';
import { type AppStore, useAppDispatch } from '../../lib/store/store.js';
import { whenIdle } from '../../lib/when-idle.js';

/** AUTH-01: loads the session: at once if the back office was used in this browser, otherwise when the browser is idle. */
export function useSessionStart(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (backOfficeFlag.isSet()) {
      void learnSession(dispatch);
      return;
    }
    return whenIdle(() => void learnSession(dispatch));
  }, [dispatch]);
}

/** If the request fails, the visitor counts as signed out: the page shows 'Giriş Yap' and works. */
async function learnSession(dispatch: AppStore['dispatch']): Promise<void> {
  const me = await fetchMe().catch(() => null);
  if (!me) return;
  if (!me.isAdmin) backOfficeFlag.clear();
  dispatch(sessionLearned(me));
}
