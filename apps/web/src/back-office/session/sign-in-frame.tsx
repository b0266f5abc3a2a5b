import type { ReactNode } from 'react';
import { useSite } from '../../lib/site.js';
import { useDocumentTitle } from '../components/use-document-title.js';

interface SignInFrameProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** The layout of sign-in pages: a picture on the left, a narrow form on the right. */
export function SignInFrame({ title, lead, children }: SignInFrameProps) {
  const { brand } = useSite();
  useDocumentTitle(title);
  return (
    <main className="sign-in">
      <div className="sign-in-picture" aria-hidden="true" />
      <div className="sign-in-form">
        <p className="sign-in-brand">
          <img src="/assets/marka-1.svg" alt="" width="40" height="40" /> {brand}
        </p>
        <h1>{title}</h1>
        <p className="sign-in-lead">{lead}</p>
        {children}
      </div>
    </main>
  );
}
