import { Icon } from '../../../components/icon.js';
import { useMessages } from '../../../lib/messages.js';
import type { Business } from '../api/load-business.js';
import { businessMessages } from '../business.messages.js';
import { restOfAddress } from '../address.js';
import { directionsTo } from '../directions.js';
import { SECTIONS } from '../sections.js';
import { MailLink, PhoneLink } from './contact-links.js';
import { PageSection } from './page-section.js';

type Location = Business['locations'][number];

/** PUB-BIZ-06: the locations of the business; if there are several, the headquarters is marked. */
export function LocationGrid({ locations }: { locations: Location[] }) {
  const messages = useMessages(businessMessages);
  if (!locations.length) return null;
  return (
    <PageSection id={SECTIONS.locations} title={messages.locations}>
      <div className="grid">
        {locations.map((location) => (
          <LocationCard key={location.id} location={location} isOneOfMany={locations.length > 1} />
        ))}
      </div>
    </PageSection>
  );
}

function LocationCard({ location, isOneOfMany }: { location: Location; isOneOfMany: boolean }) {
  const messages = useMessages(businessMessages);
  const { address, phone, email } = location;
  return (
    <div className="card place">
      <div className="body">
        {isOneOfMany && location.isHeadquarters && <span className="badge hq">{messages.headquarters}</span>}
        <address>
          <strong>{address}</strong>
          <span className="muted small">{restOfAddress(location)}</span>
        </address>
        <ul className="contact">
          {phone && (
            <li>
              <PhoneLink phone={phone} />
            </li>
          )}
          {email && (
            <li>
              <MailLink email={email} />
            </li>
          )}
          <li>
            <a href={directionsTo(location)} target="_blank" rel="noopener nofollow">
              <Icon name="route" />
              {messages.directions}
              <span className="sr">{messages.newTab}</span>
            </a>
          </li>
        </ul>
      </div>
    </div>
  );
}
