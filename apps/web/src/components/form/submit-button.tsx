import type { ReactNode } from 'react';
import { formMessages } from '../../lib/forms/form.messages.js';
import { useMessages } from '../../lib/messages.js';
import { useHydrated } from '../../lib/use-hydrated.js';
import { NoScriptNotice } from '../no-script-notice.js';

interface SubmitButtonProps {
  sending: boolean;
  /** True if the form is incomplete; activating the button then says what is missing. */
  incomplete?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * The submit button of a form. It keeps the focus while sending. It is disabled before hydration, because it could not send anything, and a
 * note appears without JavaScript.
 */
export function SubmitButton({ sending, incomplete, className = 'button', children }: SubmitButtonProps) {
  const messages = useMessages(formMessages);
  const hydrated = useHydrated();
  return (
    <>
      {!hydrated && <NoScriptNotice />}
      <button
        className={className}
        type="submit"
        disabled={!hydrated}
        aria-busy={sending || undefined}
        aria-disabled={sending || incomplete || undefined}
      >
        {sending && <span className="spin" aria-hidden="true" />}
        {sending ? messages.sending : children}
      </button>
    </>
  );
}
