import { useMessages } from '../../../../lib/messages.js';
import { PlainMailLink, PlainPhoneLink } from '../../../components/contact-links.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { RecordHistory } from '../../../components/history/record-history.js';
import type { ClaimRow } from '../api/claims-api.js';
import { claimMessages } from '../claims.messages.js';
import { DocumentLinks } from '../../../components/document-links.js';

/** The claimant's note next to the contact data of the page. */
export function ClaimedPageFacts({ claim }: { claim: ClaimRow }) {
  const messages = useMessages(claimMessages);
  const shared = useMessages(backOfficeMessages);
  const { businessEmail: email, businessPhone: phone, businessWebsite: website } = claim;
  return (
    <>
      <dl className="facts">
        <dt>{messages.note}</dt>
        <dd className="whole-comment">{claim.note ?? shared.dash}</dd>
        <dt>{messages.documents}</dt>
        <dd>{claim.documents.length > 0 ? <DocumentLinks documents={claim.documents} /> : shared.dash}</dd>
        <dt>{messages.address}</dt>
        <dd>{claim.businessAddress ?? shared.dash}</dd>
        <dt>{messages.contact}</dt>
        <dd>
          {!email && !phone && !website && shared.dash}
          {email && (
            <div>
              <PlainMailLink email={email} />
            </div>
          )}
          {phone && (
            <div>
              <PlainPhoneLink phone={phone} />
            </div>
          )}
          {website && (
            <div>
              <a href={website} target="_blank" rel="noreferrer">
                {website}
              </a>
            </div>
          )}
        </dd>
        {claim.reason && (
          <>
            <dt>{shared.reason}</dt>
            <dd className="whole-comment">{claim.reason}</dd>
          </>
        )}
      </dl>
      <RecordHistory kind="page-owner" id={claim.businessId} />
    </>
  );
}
