import { Link } from '../lib/router/link.js';
import { useMessages } from '../lib/messages.js';
import { componentMessages } from './components.messages.js';

interface PaginationProps {
  page: number;
  totalPages: number;
  addressOf: (page: number) => string;
}

/** The first and last page and those within two of the current one; 'gap' where pages are left out. */
export function pagesToShow(page: number, totalPages: number): (number | 'gap')[] {
  const near = Array.from({ length: 7 }, (_, index) => page - 3 + index);
  const shown = [...new Set([1, ...near, totalPages])].filter((one) => one >= 1 && one <= totalPages);
  return shown.map((one) => (one === 1 || one === totalPages || Math.abs(one - page) <= 2 ? one : 'gap'));
}

/** Page links, which also work without JavaScript. Nothing if there is only one page. */
export function Pagination({ page, totalPages, addressOf }: PaginationProps) {
  const messages = useMessages(componentMessages);
  if (totalPages < 2) return null;
  const step = (to: number, label: string, possible: boolean) =>
    possible ? (
      <Link className="step" to={addressOf(to)}>
        {label}
      </Link>
    ) : (
      <span className="step" aria-disabled="true">
        {label}
      </span>
    );
  return (
    <nav className="pages" aria-label={messages.pages}>
      {step(page - 1, messages.previous, page > 1)}
      {pagesToShow(page, totalPages).map((shown, index) =>
        shown === 'gap' ? (
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={shown}
            to={addressOf(shown)}
            className={shown > 1 && shown < totalPages && Math.abs(shown - page) === 2 ? 'far' : undefined}
            aria-label={messages.page(shown)}
            aria-current={shown === page ? 'page' : undefined}
          >
            {shown}
          </Link>
        ),
      )}
      {step(page + 1, messages.next, page < totalPages)}
    </nav>
  );
}
