import type { ReactNode } from 'react';
import { addressOf, useLocation, useRevalidator } from '../lib/router/router-context.js';
import { drawings } from '../config/paths.js';
import { useMessages } from '../lib/messages.js';
import { componentMessages } from './components.messages.js';
import { Drawing } from './drawing.js';

interface EmptyStateProps {
  title?: string;
  text: string;
  children?: ReactNode;
}

/** An empty state: a drawing, a sentence and possible actions. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className="state">
      <Drawing src={drawings.plate('bos')} width={210} height={210} />
      {title && <h2>{title}</h2>}
      <p>{text}</p>
      {children && <div className="actions">{children}</div>}
    </div>
  );
}

interface ErrorStateProps {
  title: string;
  text?: string;
  traceId: string | null;
  /** Level of the heading; h1 if the whole page failed and has no other. */
  heading?: 'h1' | 'h2' | 'h3';
  /** Called by the retry button; by default it runs the page's loaders again. */
  onRetry?: () => void;
  /** Further actions next to the button. */
  children?: ReactNode;
}

/** An error state: what failed, a retry button (without JavaScript a link to the same page), and the trace id. */
export function ErrorState({ title, text, traceId, heading: Heading = 'h2', onRetry, children }: ErrorStateProps) {
  const messages = useMessages(componentMessages);
  const { revalidate, state } = useRevalidator();
  const location = useLocation();
  const busy = state === 'loading';
  return (
    <div className="state" role="alert">
      <Heading>{title}</Heading>
      <p>{text ?? messages.unavailable}</p>
      <div className="actions">
        <a
          className="button"
          href={addressOf(location)}
          aria-disabled={busy || undefined}
          onClick={(event) => {
            event.preventDefault();
            if (onRetry) onRetry();
            else if (!busy) void revalidate();
          }}
        >
          {busy && <span className="spin" aria-hidden="true" />}
          {messages.retry}
        </a>
        {children}
      </div>
      {traceId && <p className="tiny">{messages.traceId(traceId)}</p>}
    </div>
  );
}
