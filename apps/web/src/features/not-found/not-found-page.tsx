import { useEffect } from 'react';
import { data, Link, useLocation } from 'react-router-dom';
import { BackButton } from '../../components/back-button.js';
import { Drawing } from '../../components/drawing.js';
import { drawings, paths } from '../../config/paths.js';
import { useMessages } from '../../lib/messages.js';
import { PageHead } from '../../lib/seo/page-head.js';
import { notFoundMessages } from './not-found.messages.js';

export const loader = () => data({ state: 'not-found' }, { status: 404 });

/** PUB-404: any unknown address. */
export function Component() {
  const messages = useMessages(notFoundMessages);
  const { pathname } = useLocation();
  useEffect(() => console.warn(messages.unknownPath(pathname)), [messages, pathname]);
  return (
    <section className="wrap nothing-here">
      <PageHead head={{ title: messages.title, description: messages.text, keywords: [], robots: 'noindex, follow' }} />
      <Drawing src={drawings.plate('bos')} width={300} height={300} eager />
      <h1>{messages.title}</h1>
      <p className="lead">{messages.text}</p>
      <div className="actions">
        <Link className="button" to={paths.home}>
          {messages.home}
        </Link>
        <BackButton label={messages.back} />
      </div>
    </section>
  );
}
