import { formatDate } from '@tedarik/turkish';
import type { ReactNode } from 'react';
import { PageBanner } from '../../components/page-banner.js';
import { paths } from '../../config/paths.js';
import { useMessages } from '../../lib/messages.js';
import { PageHead } from '../../lib/seo/page-head.js';
import { breadcrumbList } from '../../lib/seo/structured.js';
import { useSite } from '../../lib/site.js';
import { legalMessages } from './legal.messages.js';

interface LegalPageProps {
  text: 'privacyNotice' | 'privacy' | 'cookies' | 'terms' | 'reviewRules';
  /** The day on which this wording took effect; must be changed with every change of the text. */
  version: string;
  children: ReactNode;
}

/** GEN-25: a legal text with its version and date; indexed. */
export function LegalPage({ text, version, children }: LegalPageProps) {
  const site = useSite();
  const messages = useMessages(legalMessages);
  const title = messages[text];
  const trail = [{ name: title }];
  const head = {
    title,
    description: messages[`${text}Description`](site.brand),
    keywords: [title, site.brand],
    canonical: paths[text],
    structured: [breadcrumbList(site, trail)],
  };
  return (
    <>
      <PageHead head={head} />
      <PageBanner trail={trail} title={title}>
        <p className="muted small">{messages.version(version, formatDate(version))}</p>
      </PageBanner>
      <div className="wrap page-end">
        <article className="prose" lang="tr">
          {children}
        </article>
      </div>
    </>
  );
}
