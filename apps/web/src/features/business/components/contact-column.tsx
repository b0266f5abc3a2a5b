import type { ReactNode } from 'react';
import { useMessages } from '../../../lib/messages.js';
import { businessMessages } from '../business.messages.js';

/** Contact and hours: above the content on phones, side by side on tablets, a sticky column on wide screens. */
export function ContactColumn({ children }: { children: ReactNode }) {
  const { contactAndHours } = useMessages(businessMessages);
  return (
    <aside className="sticky lead-aside" aria-label={contactAndHours}>
      {children}
    </aside>
  );
}
