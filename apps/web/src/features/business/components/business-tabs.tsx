import { useMessages } from '../../../lib/messages.js';
import type { Business } from '../api/load-business.js';
import { businessMessages } from '../business.messages.js';
import { sectionsOf } from '../sections.js';

/** Links to the sections of the page, sticky below the header. */
export function BusinessTabs({ business }: { business: Business }) {
  const messages = useMessages(businessMessages);
  return (
    <nav className="tocs" aria-label={messages.onThisPage}>
      <div className="wrap">
        <ul>
          {sectionsOf(business, messages).map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
