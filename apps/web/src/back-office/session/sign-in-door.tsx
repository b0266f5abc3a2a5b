import type { ReactNode } from 'react';
import { useSite } from '../../lib/site.js';
import { useDocumentTitle } from '../components/use-document-title.js';

interface SignInDoorProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** The page before the back office: the laid table on the left, a narrow form on the right. */
export function SignInDoor({ title, lead, children }: SignInDoorProps) {
  const { brand } = useSite();
  useDocumentTitle(title);
  return (
    <main className="door">
      <div className="door-picture" aria-hidden="true" />
      <div className="door-form">
        <p className="door-brand">
          <img src="/assets/marka-1.svg" alt="" width="40" height="40" /> {brand}
        </p>
        <h1>{title}</h1>
        <p className="door-lead">{lead}</p>
        {children}
      </div>
    </main>
  );
}
