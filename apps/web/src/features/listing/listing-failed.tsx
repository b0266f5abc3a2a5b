import { Link } from '../../lib/router/link.js';
import { componentMessages } from '../../components/components.messages.js';
import { Icon } from '../../components/icon.js';
import { ErrorState } from '../../components/state-panel.js';
import { paths } from '../../config/paths.js';
import { useMessages } from '../../lib/messages.js';
import { unlisted } from '../../lib/seo/head.js';
import { PageHead } from '../../lib/seo/page-head.js';

interface ListingFailedProps {
  title: string;
  traceId: string | null;
  /** Defaults to the home page. */
  back?: { label: string; path: string };
}

/** PUB-CAT-09, PUB-CITY-08, PUB-DIST-09: heading, error, and a link back. */
export function ListingFailed({ title, traceId, back }: ListingFailedProps) {
  const { unavailable, home } = useMessages(componentMessages);
  return (
    <div className="wrap page-end pending">
      <PageHead head={unlisted(title, unavailable)} />
      <ErrorState heading="h1" title={title} text={unavailable} traceId={traceId} />
      <BackLink {...(back ?? { label: home, path: paths.home })} />
    </div>
  );
}

export function BackLink({ label, path }: { label: string; path: string }) {
  return (
    <Link className="more back" to={path}>
      <Icon name="arrow-left" />
      {label}
    </Link>
  );
}
