import type { Sweep } from './sweep.js';
import type { Business } from '../business/business.js';
import type { Location } from '../business/location.js';

/** Returns the business without the deleted record. Raises the version but not the revision, so no open form becomes stale. */
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

/** ADM-CAT-06: replaces the former category at its position, unless the business already has the other one. */
function replaced(ids: readonly string[], former: string, next: string | null): string[] {
  return [...new Set(ids.flatMap((id) => (id === former ? (next ?? []) : id)))];
}

const outsideOf = (location: Location, key: string): Location => ({
  ...location,
  districtKeys: location.districtKeys.filter((one) => one !== key),
});
