import { Link } from '../lib/router/link.js';
import { useMessages } from '../lib/messages.js';
import { componentMessages } from './components.messages.js';
import { EmptyState } from './state-panel.js';

interface BeyondLastPageProps {
  title: string;
  /** Address of the first page, with the same filters. */
  firstPage: string;
}

/** ROUTE-20: shown instead of a list on a page after the last one. */
export function BeyondLastPage({ title, firstPage }: BeyondLastPageProps) {
  const messages = useMessages(componentMessages);
  return (
    <EmptyState title={title} text={messages.beyondLastPage}>
      <Link className="button" to={firstPage}>
        {messages.firstPage}
      </Link>
    </EmptyState>
  );
}
