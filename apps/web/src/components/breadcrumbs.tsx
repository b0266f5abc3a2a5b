import { Link } from '../lib/router/link.js';
import { paths } from '../config/paths.js';
import { useMessages } from '../lib/messages.js';
import { componentMessages } from './components.messages.js';

export interface Crumb {
  name: string;
  /** Missing for the last crumb, which is the page itself. */
  path?: string;
}

/** PUB-LAY-11: breadcrumbs, starting with the home page. */
export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  const messages = useMessages(componentMessages);
  return (
    <nav className="crumbs" aria-label={messages.trail}>
      <ol>
        <li>
          <Link to={paths.home}>{messages.home}</Link>
        </li>
        {trail.map(({ name, path }) => (
          <li key={name}>{path ? <Link to={path}>{name}</Link> : <span aria-current="page">{name}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
