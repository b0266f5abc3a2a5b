import { type ReactNode, useState } from 'react';
import { FormFailure } from '../../../components/form/form-failure.js';
import { useMessages } from '../../../lib/messages.js';
import { takeFocus } from '../../../lib/take-focus.js';
import { useHydrated } from '../../../lib/use-hydrated.js';
import { actMessages } from '../act.messages.js';
import { useQuoteFailureText } from '../quote-texts.js';
import { useAct } from '../use-act.js';

interface ActButtonProps {
  work: () => Promise<unknown>;
  className?: string;
  /** A question to confirm first; without one a single click acts. */
  question?: string;
  children: ReactNode;
}

/**
 * A button that changes a request. An irreversible action is confirmed in place first. The question gets the focus instead of an answer,
 * because a held-down Enter key would otherwise confirm it.
 */
export function ActButton({ work, className = 'button outline', question, children }: ActButtonProps) {
  const messages = useMessages(actMessages);
  const failureText = useQuoteFailureText();
  const hydrated = useHydrated();
  /** Undefined until the question was shown for the first time. */
  const [asking, setAsking] = useState<boolean>();
  const { busy, failure, run } = useAct(work);
  function act() {
    setAsking(false);
    run();
  }
  return (
    <>
      {asking ? (
        <span className="quote-confirm" role="group" aria-label={question} tabIndex={-1} ref={takeFocus}>
          <span>{question}</span>
          <button className="button" type="button" onClick={act}>
            {messages.yes}
          </button>
          <button className="button outline" type="button" onClick={() => setAsking(false)}>
            {messages.no}
          </button>
        </span>
      ) : (
        <button
          className={className}
          type="button"
          ref={asking === false ? takeFocus : undefined}
          disabled={!hydrated}
          aria-busy={busy || undefined}
          onClick={question ? () => setAsking(true) : run}
        >
          {busy && <span className="spin" aria-hidden="true" />}
          {children}
        </button>
      )}
      <FormFailure failure={failure} text={failureText(failure)} />
    </>
  );
}
