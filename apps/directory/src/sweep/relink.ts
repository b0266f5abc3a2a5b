import type { Sweep } from './sweep.js';
import { NOTHING_REMOVED, type RemovedLinkDetails, type RemovedLink } from './removed-link.js';
import type { Business } from '../business/business.js';

/** Returns what unlinking removes from the business, as needed by relink. */
export function removedLinkDetails(business: Business, { of, recordId, moveTo }: Sweep): RemovedLinkDetails {
  const { categoryIds, serviceAttributeIds, certificates, locations } = business;
  switch (of) {
    case 'category': {
      const isMoved = moveTo !== null && !categoryIds.includes(moveTo);
      return { ...NOTHING_REMOVED, replacedBy: isMoved ? moveTo : null, position: categoryIds.indexOf(recordId) };
    }
    case 'certificate':
      return {
        ...NOTHING_REMOVED,
        certificates: certificates.filter(({ certificateId }) => certificateId === recordId),
      };
    case 'service-attribute':
      return { ...NOTHING_REMOVED, position: serviceAttributeIds.indexOf(recordId) };
    case 'district': {
      const inIt = locations.filter(({ districtKeys }) => districtKeys.includes(`id:${recordId}`));
      return { ...NOTHING_REMOVED, locationIds: inIt.map(({ id }) => id) };
    }
  }
}

/**
 * Returns the business with a restored record linked again. Raises the version but not the revision, so no open form becomes stale. Returns
 * the same business when it already has the record or can no longer take it.
 */
export function relink(business: Business, link: RemovedLink, now: Date): Business {
  const links = withLink(business, link);
  return links ? { ...business, ...links, version: business.version + 1, updatedAt: now } : business;
}

function withLink(business: Business, link: RemovedLink): Partial<Business> | undefined {
  const { of, recordId } = link;
  switch (of) {
    case 'category':
      return business.categoryIds.includes(recordId) ? undefined : { categoryIds: back(business.categoryIds, link) };
    case 'service-attribute':
      return business.serviceAttributeIds.includes(recordId)
        ? undefined
        : { serviceAttributeIds: back(business.serviceAttributeIds, link) };
    case 'certificate':
      return business.certificates.some(({ certificateId }) => certificateId === recordId)
        ? undefined
        : { certificates: [...business.certificates, ...link.certificates] };
    case 'district':
      return intoDistrict(business, link);
  }
}

/** Puts the id where its replacement is, or else at its former position. */
function back(ids: readonly string[], { recordId, replacedBy, position }: RemovedLink): string[] {
  if (replacedBy !== null && ids.includes(replacedBy)) return ids.map((id) => (id === replacedBy ? recordId : id));
  return ids.toSpliced(position, 0, recordId);
}

function intoDistrict({ locations }: Business, { recordId, locationIds }: RemovedLink): Partial<Business> | undefined {
  const key = `id:${recordId}`;
  const isBack = ({ id, districtKeys }: Business['locations'][number]) =>
    locationIds.includes(id) && !districtKeys.includes(key);
  if (!locations.some(isBack)) return undefined;
  return {
    locations: locations.map((location) =>
      isBack(location) ? { ...location, districtKeys: [...location.districtKeys, key] } : location,
    ),
  };
}
