import type { ReactNode } from 'react';
import { useDocumentTitle } from './use-document-title.js';

interface PageHeadProps {
  title: string;
  /** One sentence at most. */
  lead?: ReactNode;
  /** Buttons and links on the right. */
  children?: ReactNode;
}

/** The header of a screen: title, lead, and primary actions. */
export function ScreenHead({ title, lead, children }: PageHeadProps) {
  useDocumentTitle(title);
  return (
    <header className="screen-head">
      <div>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </div>
      {children && <div className="screen-head-actions">{children}</div>}
    </header>
  );
}
