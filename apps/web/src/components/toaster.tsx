import { useEffect, useState } from 'react';
import { toastDismissed, type ShownToast } from '../lib/store/toast.slice.js';
import { useAppDispatch, useAppSelector } from '../lib/store/store.js';
import { useMessages } from '../lib/messages.js';
import { componentMessages } from './components.messages.js';
import { Icon } from './icon.js';

const PLAIN_MS = 5_000;
const WITH_ACTION_MS = 10_000;

/** PUB-LAY-13, 17: shows at most one toast at a time. */
export function Toaster() {
  const shown = useAppSelector((state) => state.toast.shown);
  return shown && <ToastCard key={shown.number} toast={shown} />;
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const dispatch = useAppDispatch();
  const messages = useMessages(componentMessages);
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => dispatch(toastDismissed()), toast.action ? WITH_ACTION_MS : PLAIN_MS);
    return () => clearTimeout(timer);
  }, [dispatch, paused, toast]);

  const bad = toast.tone === 'bad';
  return (
    <div
      className={bad ? 'toast bad on-dark' : 'toast on-dark'}
      role={bad ? 'alert' : 'status'}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Icon name={bad ? 'alert' : 'success'} />
      <div>
        <strong>{toast.title}</strong>
        {toast.text}
        {toast.action && (
          <button
            className="button quiet small"
            type="button"
            onClick={() => {
              dispatch({ type: toast.action!.type });
              dispatch(toastDismissed());
            }}
          >
            {toast.action.label}
          </button>
        )}
      </div>
      <button
        className="menu-button"
        type="button"
        aria-label={messages.close}
        onClick={() => dispatch(toastDismissed())}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
