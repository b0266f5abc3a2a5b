import type { Sweep } from './sweep.js';
import type { Business } from '../business/business.js';
import type { Location } from '../business/location.js';

/**
 * The business without what was deleted: its next version, not its next revision, so that no open form becomes stale by
 * it.
 */
export function unlink(business: Business, sweep: Sweep, now: Date): Business {
  return { ...business, ...withoutLink(business, sweep), version: business.version + 1, updatedAt: now };
}

function withoutLink(business: Business, { of, recordId, moveTo }: Sweep): Partial<Business> {
  switch (of) {
    case 'category':
      return { categoryIds: replaced(business.categoryIds, recordId, moveTo) };
    case 'certificate':
      return { certificates: business.certificates.filter(({ certificateId }) => certificateId !== recordId) };
    case 'service-attribute':
      return { serviceAttributeIds: replaced(business.serviceAttributeIds, recordId, null) };
    case 'district':
      return { locations: business.locations.map((location) => outsideOf(location, `id:${recordId}`)) };
  }
}

/** ADM-CAT-06: in the place of the former category, unless the business is in the other one already. */
function replaced(ids: readonly string[], former: string, next: string | null): string[] {
  return [...new Set(ids.flatMap((id) => (id === former ? (next ?? []) : id)))];
}

const outsideOf = (location: Location, key: string): Location => ({
  ...location,
  districtKeys: location.districtKeys.filter((one) => one !== key),
});
