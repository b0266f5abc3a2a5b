import type { ReactNode } from 'react';
import { drawings } from '../config/paths.js';
import { type Robots, unlisted } from '../lib/seo/head.js';
import { PageHead } from '../lib/seo/page-head.js';
import { Drawing } from './drawing.js';
import { ErrorState } from './state-panel.js';

interface NothingHereProps {
  title: string;
  text: string;
  robots?: Robots;
  /** Links to other pages. */
  children: ReactNode;
}

/** Shown instead of a page that does not exist or no longer exists. */
export function NothingHere({ title, text, robots, children }: NothingHereProps) {
  return (
    <section className="wrap nothing-here">
      <PageHead head={unlisted(title, text, robots)} />
      <Drawing src={drawings.plate('bos')} width={300} height={300} eager />
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <div className="actions">{children}</div>
    </section>
  );
}

interface FailedPageProps {
  title: string;
  /** Meta description for search engines. */
  description: string;
  text?: string;
  robots?: Robots;
  traceId: string | null;
  children?: ReactNode;
}

/** Shown instead of a page that cannot be loaded now. */
export function FailedPage({ title, description, robots, ...state }: FailedPageProps) {
  return (
    <div className="wrap page-end pending">
      <PageHead head={unlisted(title, description, robots)} />
      <ErrorState heading="h1" title={title} {...state} />
    </div>
  );
}
