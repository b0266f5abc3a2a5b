import { useMessages } from '../lib/messages.js';
import { useSite } from '../lib/site.js';
import { useAppDispatch } from '../lib/store/store.js';
import { toastRaised } from '../lib/store/toast.slice.js';
import { Icon } from './icon.js';
import { shareMessages } from './share.messages.js';

interface ShareButtonProps {
  /** Of the page, on this site. */
  path: string;
  title: string;
  /** What the button says to those who cannot see it. */
  label: string;
}

/** Hands the page's address to the device's own way of sharing; where there is none, it is copied. */
export function ShareButton({ path, title, label }: ShareButtonProps) {
  const messages = useMessages(shareMessages);
  const dispatch = useAppDispatch();
  const url = useSite().origin + path;

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      dispatch(toastRaised({ tone: 'ok', title: messages.copied }));
    } catch {
      // forbidden, or the page came without encryption: it can be copied by hand
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
