import { formatDate } from '@tedarik/turkish';
import { Link } from '../../lib/router/link.js';
import { paths } from '../../config/paths.js';
import type { RunQuery } from '../../lib/graphql/operation.js';
import { ListMyPages } from '../../lib/later/operations.js';
import { useClientQuery } from '../../lib/session/use-client-query.js';
import { useMessages } from '../../lib/messages.js';
import { personal } from '../../lib/seo/head.js';
import { PageHead } from '../../lib/seo/page-head.js';
import { OwnFrame } from './components/own-frame.js';
import { PageStatus } from './components/page-status.js';
import { ownPagesMessages } from './own-pages.messages.js';

const listPages = async (query: RunQuery) => (await query(ListMyPages, {})).myPages;

/** /isletmem: the pages that the signed-in visitor owns. */
export function OwnPagesPage() {
  const messages = useMessages(ownPagesMessages);
  const own = useClientQuery(listPages);
  return (
    <div className="wrap own-pages">
      <PageHead head={personal(messages.title, messages.lead)} />
      <header>
        <h1>{messages.title}</h1>
        <p className="lead">{messages.lead}</p>
      </header>
      <OwnFrame own={own} path={paths.ownPages} failure={messages.failed}>
        {(pages) =>
          pages.length === 0 ? (
            <div className="panel form">
              <p>{messages.none}</p>
              <div>
                <Link className="button" to={paths.businesses}>
                  {messages.findPage}
                </Link>
              </div>
            </div>
          ) : (
            <ul className="own-list">
              {pages.map(({ id, slug, name, status, since }) => (
                <li className="panel" key={id}>
                  <div>
                    <h2>{name}</h2>
                    <p className="muted small">
                      <PageStatus status={status} /> · {messages.since(formatDate(since))}
                    </p>
                  </div>
                  <Link className="button" to={paths.ownPage(slug)} aria-label={`${messages.edit}: ${name}`}>
                    {messages.edit}
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </OwnFrame>
    </div>
  );
}

export { OwnPagesPage as Component };
