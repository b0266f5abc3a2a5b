import { FIELD_NAMES, mapTexts, textsOf } from '@tedarik/fields';
import { Schema, type Connection } from 'mongoose';
import { documentsOf, without } from '@tedarik/service-kit';
import type { Business } from './business.js';
import { LISTING_FIELDS, listingOf, type Listing } from './listing.js';

/** A business as MongoDB holds it. */
export type BusinessDocument = Omit<Business, 'id'> & Listing & { _id: string };

const text = { type: String, default: null };
const location = {
  id: String,
  address: String,
  city: String,
  cityKey: String,
  borough: text,
  region: text,
  country: String,
  postalCode: text,
  latitude: Number,
  longitude: Number,
  phone: text,
  email: text,
  isHeadquarters: Boolean,
  districtKeys: [String],
  street: text,
  countryCode: text,
};
const openingHours = { dayOfWeek: Number, opens: text, closes: text, isClosed: Boolean };
const certificate = { certificateId: String, issuedDate: text, expiryDate: text };
const embedded = (fields: Record<string, unknown>) => [new Schema(fields, { _id: false, id: false })];

const schema = new Schema(
  {
    _id: String,
    slug: String,
    name: String,
    nameKey: String,
    identityKey: String,
    sortKey: String,
    description: String,
    status: String,
    verified: Boolean,
    featured: Boolean,
    ...mapTexts(FIELD_NAMES, () => text),
    photosCount: Number,
    categoryIds: [String],
    locations: embedded(location),
    openingHours: embedded(openingHours),
    certificates: embedded(certificate),
    productNames: [String],
    averageRating: Number,
    reviewCount: Number,
    ratingVersion: Number,
    placeId: text,
    googleId: text,
    businessStatus: text,
    version: Number,
    revision: Number,
    createdAt: Date,
    updatedAt: Date,
    deletedAt: Date,
    lists: [String],
    nameSlug: text,
    words: [String],
    establishedYear: Number,
    countedUnder: [String],
    standing: text,
    managedWords: [String],
    placeKeys: [String],
  },
  { collection: 'businesses', versionKey: false, id: false, autoIndex: false, minimize: false },
);

export const businessDocuments = (connection: Connection) =>
  documentsOf<BusinessDocument>(connection, 'Business', schema);

/** `categoryNames` are the names of its categories: they are words of the reduced search. */
export function toDocument(business: Business, categoryNames: readonly string[]): BusinessDocument {
  const { id, ...fields } = business;
  return { _id: id, ...fields, ...listingOf(business, categoryNames) };
}

export function fromDocument({ _id, ...stored }: BusinessDocument): Business {
  // A document that was stored before a field was described says nothing of it.
  return { id: _id, ...without(stored, LISTING_FIELDS), ...textsOf(FIELD_NAMES, stored) };
}
