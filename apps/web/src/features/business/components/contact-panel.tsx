import { Link } from '../../../lib/router/link.js';
import { Icon } from '../../../components/icon.js';
import { requestQuoteOfPath } from '../../../config/paths.js';
import { useMessages } from '../../../lib/messages.js';
import { safeWebsite, websiteName, whatsappAddress } from '../../../lib/website.js';
import type { Business } from '../api/load-business.js';
import { businessMessages } from '../business.messages.js';
import { directionsTo } from '../directions.js';
import { OwnershipNote } from './ownership-note.js';
import { chatAddress, dial, MailLink, PhoneLink } from './contact-links.js';

/** PUB-BIZ-02: contact data of the business, or of its headquarters where it has none of its own. */
export function ContactPanel({ business }: { business: Business }) {
  const messages = useMessages(businessMessages);
  const phone = business.phone ?? business.headquarters?.phone;
  const email = business.email ?? business.headquarters?.email;
  const chat = whatsappAddress(business.whatsapp) ?? (phone && chatAddress(phone));
  const website = safeWebsite(business.websiteUrl);
  return (
    <section className="panel">
      <h2>{messages.contact}</h2>
      {!phone && !email && !website && !chat && <p className="muted">{messages.noContact}</p>}
      <ul className="contact">
        {!phone && business.headquarters && (
          <li>
            <a href={directionsTo(business.headquarters)} target="_blank" rel="noopener nofollow">
              <Icon name="route" />
              {business.headquarters.address}
              <span className="sr">{messages.newTab}</span>
            </a>
          </li>
        )}
        {phone && (
          <li>
            <PhoneLink phone={phone} />
          </li>
        )}
        {chat && (
          <li>
            <a href={chat} target="_blank" rel="noopener nofollow">
              <Icon name="comment" />
              {messages.chat}
              <span className="sr">{messages.newTab}</span>
            </a>
          </li>
        )}
        {email && (
          <li>
            <MailLink email={email} />
          </li>
        )}
        {website && (
          <li>
            <a href={website} target="_blank" rel="noopener nofollow">
              <Icon name="globe" />
              {websiteName(website)}
              <span className="sr">{messages.newTab}</span>
              <Icon name="external" />
            </a>
          </li>
        )}
      </ul>
      {phone && (
        <a className="button wide call" href={dial(phone)}>
          <Icon name="phone" />
          {messages.call}
        </a>
      )}
      {business.email && (
        <Link className="button outline wide" to={requestQuoteOfPath(business.slug)}>
          {messages.requestQuote}
        </Link>
      )}
      <OwnershipNote business={business} />
    </section>
  );
}
