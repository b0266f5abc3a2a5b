import { signInPath } from '../config/paths.js';
import { useMessages } from '../lib/messages.js';
import { Link } from '../lib/router/link.js';
import { componentMessages } from './components.messages.js';
import { Notice } from './notice.js';

/** Says why the visitor must sign in; the link leads to `path` afterwards. */
export const SignInPanel = ({ text, path }: { text: string; path: string }) => (
  <div className="panel form">
    <Notice>{text}</Notice>
    <SignInLink path={path} />
  </div>
);

export const SignInLink = ({ path }: { path: string }) => (
  <Link className="button" to={signInPath(path)}>
    {useMessages(componentMessages).signIn}
  </Link>
);
