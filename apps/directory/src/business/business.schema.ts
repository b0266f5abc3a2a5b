import { FIELD_NAMES, textsOf } from '@tedarik/fields';
import { documentsOf, without } from '@tedarik/service-kit';
import { type Business, isPublic } from './business.js';
import { LISTING_FIELDS, listingOf, type Listing } from './listing.js';

/** A business as stored in MongoDB. */
export type BusinessDocument = Omit<Business, 'id'> & Listing & { _id: string };

export const businessDocuments = documentsOf<BusinessDocument>('businesses');

/** `categoryNames` are the names of its categories; they are part of the words of the reduced search. */
export function toDocument(business: Business, categoryNames: readonly string[]): BusinessDocument {
  const { id, ...fields } = business;
  const listedAt = business.listedAt ?? (isPublic(business) ? business.updatedAt : null);
  return { _id: id, ...fields, listedAt, ...listingOf(business, categoryNames) };
}

export function fromDocument({ _id, ...stored }: BusinessDocument): Business {
  // Documents stored before a field was introduced do not have it.
  const { serviceAttributeIds = [], importIds = [], mergedInto = null, listedAt = formerlyListedAt(stored) } = stored;
  const texts = textsOf(FIELD_NAMES, stored);
  return {
    id: _id,
    ...without(stored, LISTING_FIELDS),
    ...texts,
    serviceAttributeIds,
    importIds,
    mergedInto,
    listedAt,
  };
}

/** Only a business that was active can become inactive, so both were public once. */
const formerlyListedAt = ({ status, createdAt }: Pick<BusinessDocument, 'status' | 'createdAt'>): Date | null =>
  status === 'active' || status === 'inactive' ? createdAt : null;
