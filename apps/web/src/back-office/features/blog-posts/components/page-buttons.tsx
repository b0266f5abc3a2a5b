import { Button } from 'antd';
import { pagesToShow } from '../../../../components/pagination.js';
import { useMessages } from '../../../../lib/messages.js';
import { blogPostsMessages } from '../blog-posts.messages.js';

interface PageButtonsProps {
  page: number;
  totalPages: number;
  onTurn: (page: number) => void;
}

/** ADM-BLOG-08: the first and last page, and two pages on each side of the current one; nothing if there is only one page. */
export function PageButtons({ page, totalPages, onTurn }: PageButtonsProps) {
  const messages = useMessages(blogPostsMessages);
  if (totalPages < 2) return null;
  return (
    <nav className="page-buttons" aria-label={messages.pages}>
      <Button disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        {messages.previous}
      </Button>
      {pagesToShow(page, totalPages).map((shown, at) =>
        shown === 'gap' ? (
          <span key={`gap-${at}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Button
            key={shown}
            type={shown === page ? 'primary' : 'text'}
            aria-label={messages.page(shown)}
            {...(shown === page && { 'aria-current': 'page' as const })}
            onClick={() => onTurn(shown)}
          >
            {shown}
          </Button>
        ),
      )}
      <Button disabled={page >= totalPages} onClick={() => onTurn(page + 1)}>
        {messages.next}
      </Button>
    </nav>
  );
}
