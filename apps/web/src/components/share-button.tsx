import { useMessages } from '../lib/messages.js';
import { useSite } from '../lib/site.js';
import { useAppDispatch } from '../lib/store/store.js';
import { toastRaised } from '../lib/store/toast.slice.js';
import { Icon } from './icon.js';
import { shareMessages } from './share.messages.js';

interface ShareButtonProps {
  /** Path of the page on this site. */
  path: string;
  title: string;
  /** Accessible name of the button. */
  label: string;
}

/** Shares the page's address through the device's share dialog; copies it if there is none. */
export function ShareButton({ path, title, label }: ShareButtonProps) {
  const messages = useMessages(shareMessages);
  const dispatch = useAppDispatch();
  const url = useSite().origin + path;

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      dispatch(toastRaised({ tone: 'ok', title: messages.copied }));
    } catch {
      // Forbidden, or not a secure context: the toast shows the address to copy by hand.
      dispatch(toastRaised({ tone: 'bad', title: messages.notCopied, text: url }));
    }
  }

  async function share() {
    if (!('share' in navigator)) return copy();
    try {
      await navigator.share({ title, url });
    } catch (error) {
      const isChangeOfMind = error instanceof DOMException && error.name === 'AbortError';
      if (!isChangeOfMind) await copy();
    }
  }

  return (
    <button className="favourite share" type="button" aria-label={label} onClick={() => void share()}>
      <Icon name="share" />
    </button>
  );
}
