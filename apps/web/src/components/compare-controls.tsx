import { Link } from '../lib/router/link.js';
import { useLocation } from '../lib/router/router-context.js';
import { paths } from '../config/paths.js';
import { chooseCompared, comparePath, MOST_COMPARED, useCompared } from '../lib/later/compared.js';
import { useMessages } from '../lib/messages.js';
import { useAppDispatch } from '../lib/store/store.js';
import { toastRaised } from '../lib/store/toast.slice.js';
import { compareMessages } from './compare.messages.js';
import { Icon } from './icon.js';

/** A toggle that adds a business to the comparison or removes it. */
export function CompareButton({ slug, name }: { slug: string; name: string }) {
  const messages = useMessages(compareMessages);
  const compared = useCompared();
  const dispatch = useAppDispatch();
  const isChosen = compared.some((one) => one.slug === slug);
  function toggle() {
    if (isChosen) return chooseCompared(compared.filter((one) => one.slug !== slug));
    if (compared.length < MOST_COMPARED) return chooseCompared([...compared, { slug, name }]);
    dispatch(toastRaised({ tone: 'bad', title: messages.full, text: messages.fullText }));
  }
  return (
    <button
      className="compare-button"
      type="button"
      aria-pressed={isChosen}
      aria-label={messages.add(name)}
      onClick={toggle}
    >
      {messages.compare}
    </button>
  );
}

/** At the bottom of every page: the businesses chosen for comparison and a link to it. Hidden while none is chosen. */
export function CompareBar() {
  const messages = useMessages(compareMessages);
  const compared = useCompared();
  const { pathname } = useLocation();
  if (compared.length === 0 || pathname === paths.compare) return null;
  return (
    <aside className="compare-bar" aria-label={messages.bar}>
      <div className="wrap">
        <ul>
          {compared.map(({ slug, name }) => (
            <li className="chip active" key={slug}>
              <span>{name}</span>
              <button
                type="button"
                aria-label={messages.remove(name)}
                onClick={() => chooseCompared(compared.filter((one) => one.slug !== slug))}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
        <div className="actions">
          <button className="button quiet small" type="button" onClick={() => chooseCompared([])}>
            {messages.clear}
          </button>
          {compared.length > 1 ? (
            <Link className="button small" to={comparePath(compared.map(({ slug }) => slug))}>
              {messages.go(compared.length)}
            </Link>
          ) : (
            <span className="small muted">{messages.oneMore}</span>
          )}
        </div>
      </div>
    </aside>
  );
}
