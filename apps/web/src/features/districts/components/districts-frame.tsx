import type { ReactNode } from 'react';
import { PageBanner } from '../../../components/page-banner.js';
import { Icon } from '../../../components/icon.js';
import { EmptyState } from '../../../components/state-panel.js';
import { useMessages } from '../../../lib/messages.js';
import { Link } from '../../../lib/router/link.js';
import { districtsMessages } from '../districts.messages.js';

interface DistrictsFrameProps {
  title: string;
  lead: string;
  /** Link to the other of the two pages. */
  other: { label: string; path: string };
  empty: boolean;
  children: ReactNode;
}

/** The common layout of /semtler and /bolgeler. */
export function DistrictsFrame({ title, lead, other, empty, children }: DistrictsFrameProps) {
  const messages = useMessages(districtsMessages);
  return (
    <>
      <PageBanner trail={[{ name: messages.districts }]} title={title} lead={lead}>
        <Link className="more back" to={other.path}>
          {other.label}
          <Icon name="arrow-right" />
        </Link>
      </PageBanner>
      <div className="wrap page-end">{empty ? <EmptyState text={messages.empty} /> : children}</div>
    </>
  );
}
