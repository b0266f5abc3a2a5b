import type { ReactNode } from 'react';
import { personal } from '../../../lib/seo/head.js';
import { PageHead } from '../../../lib/seo/page-head.js';

interface AccountFrameProps {
  title: string;
  heading: string;
  lead: string;
  children: ReactNode;
}

/** The layout of pages for sign-in, sign-up and the like: one narrow column. */
export function AccountFrame({ title, heading, lead, children }: AccountFrameProps) {
  return (
    <div className="wrap account-frame">
      <PageHead head={personal(title, lead)} />
      <h1>{heading}</h1>
      <p className="muted">{lead}</p>
      {children}
    </div>
  );
}
