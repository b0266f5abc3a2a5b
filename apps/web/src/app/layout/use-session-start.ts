import { useEffect } from 'react';
import { askMe } from '../../lib/session/ask-me.js';
import { backOfficeFlag } from '../../lib/session/back-office-flag.js';
import { sessionLearned } from '../../lib/store/session.slice.js';
import { type AppStore, useAppDispatch } from '../../lib/store/store.js';

const WITHOUT_IDLE_MS = 200;

/** AUTH-01: asks the server who this is: at once where the back office was used, when the browser is idle elsewhere. */
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

/** An answer that does not come leaves the visitor unknown: the page says 'Giriş Yap' and works. */
async function learnSession(dispatch: AppStore['dispatch']): Promise<void> {
  const me = await askMe().catch(() => null);
  if (!me) return;
  if (!me.isAdmin) backOfficeFlag.clear();
  dispatch(sessionLearned(me));
}

function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const idle = requestIdleCallback(act);
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(act, WITHOUT_IDLE_MS);
  return () => clearTimeout(timer);
}
