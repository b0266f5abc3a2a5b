import { formatDate } from '@tedarik/turkish';
import { useMessages } from '../../../lib/messages.js';
import { useMinute } from '../../../lib/use-minute.js';
import type { Business } from '../api/load-business.js';
import { businessMessages } from '../business.messages.js';
import { isOver } from '../opening-hours.js';
import { SECTIONS } from '../sections.js';
import { PageSection } from './page-section.js';

/** PUB-BIZ-04: a seal for each certificate, grey once it has expired (determined in the browser only). */
export function CertificateGrid({ certificates }: { certificates: Business['certificates'] }) {
  const messages = useMessages(businessMessages);
  const now = useMinute();
  if (!certificates.length) return null;
  return (
    <PageSection id={SECTIONS.certificates} title={messages.certificates}>
      <div className="grid">
        {certificates.map(({ id, name, description, issuedDate, expiryDate }) => {
          const expired = !!expiryDate && !!now && isOver(expiryDate, now);
          return (
            <div className="cert" key={id}>
              <Seal expired={expired} />
              <div>
                <h3>{name}</h3>
                {description && <p className="small muted">{description}</p>}
                {(issuedDate || expiryDate) && (
                  <p className="tiny">{[issuedDate, expiryDate].filter(Boolean).map(formatDate).join(' – ')}</p>
                )}
                {expiryDate && (
                  <p className="cert-state">{expired && <span className="badge expired">{messages.expired}</span>}</p>
                )}
              </div>
            </div>
          );
        })}
      </div>
    </PageSection>
  );
}

const EDGE = Array.from({ length: 40 }, (_, index) => {
  const radius = index % 2 ? 28.5 : 31.5;
  const angle = (index * 9 * Math.PI) / 180;
  return `${(32 + Math.cos(angle) * radius).toFixed(1)} ${(32 + Math.sin(angle) * radius).toFixed(1)}`;
}).join('L');

function Seal({ expired }: { expired: boolean }) {
  return (
    <svg className={expired ? 'seal expired' : 'seal'} viewBox="0 0 64 64" aria-hidden="true">
      <path className="ground" d={`M${EDGE}Z`} />
      <circle cx="32" cy="32" r="23" fill="none" stroke="#fff" strokeWidth="1.5" strokeDasharray="2 3" />
      <path className="tick" d="m23 32.5 6.5 6.5L42 26" />
    </svg>
  );
}
