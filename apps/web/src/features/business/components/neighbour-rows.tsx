import { BusinessCard } from '../../../components/business-card.js';
import { useMessages } from '../../../lib/messages.js';
import type { Business } from '../api/load-business.js';
import { businessMessages } from '../business.messages.js';
import { PageSection } from './page-section.js';

/** Other businesses for a buyer: similar ones, and ones nearby. */
export function NeighbourRows({ neighbours }: Pick<Business, 'neighbours'>) {
  const messages = useMessages(businessMessages);
  return (['similar', 'nearby'] as const).map(
    (row) =>
      !!neighbours?.[row].length && (
        <PageSection key={row} id={row} title={messages[row]}>
          <div className="grid three">
            {neighbours[row].map((business) => (
              <BusinessCard key={business.id} business={business} />
            ))}
          </div>
        </PageSection>
      ),
  );
}
