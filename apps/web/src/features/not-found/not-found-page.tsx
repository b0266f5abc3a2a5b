import { useEffect } from 'react';
import { Link } from '../../lib/router/link.js';
import { useLocation } from '../../lib/router/router-context.js';
import { data } from '../../lib/router/loader-answers.js';
import { BackButton } from '../../components/back-button.js';
import { NothingHere } from '../../components/missing-page.js';
import { paths } from '../../config/paths.js';
import { useMessages } from '../../lib/messages.js';
import { notFoundMessages } from './not-found.messages.js';

export const loader = () => data({ state: 'not-found' }, { status: 404 });

/** PUB-404: shown for every unknown address. */
export function Component() {
  const messages = useMessages(notFoundMessages);
  const { pathname } = useLocation();
  useEffect(() => console.warn(messages.unknownPath(pathname)), [messages, pathname]);
  return (
    <NothingHere title={messages.title} text={messages.text}>
      <Link className="button" to={paths.home}>
        {messages.home}
      </Link>
      <BackButton label={messages.back} />
    </NothingHere>
  );
}
