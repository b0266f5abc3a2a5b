import type { ReactNode } from 'react';
import { PageHead } from '../../../lib/seo/page-head.js';
import { accountHead } from '../account-head.js';

interface AccountFrameProps {
  title: string;
  heading: string;
  lead: string;
  children: ReactNode;
}

/** What stands around the pages that lead into an account and out of it: one narrow column. */
export function AccountFrame({ title, heading, lead, children }: AccountFrameProps) {
  return (
    <div className="wrap account-frame">
      <PageHead head={accountHead(title, lead)} />
      <h1>{heading}</h1>
      <p className="muted">{lead}</p>
      {children}
    </div>
  );
}
