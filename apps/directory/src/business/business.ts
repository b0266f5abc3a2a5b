import { NEXT_STATUSES, type BusinessInput, type ImportedBusiness, type OpeningHours } from '@tedarik/commands';
import type { BusinessSnapshot, BusinessStatus, LocationSnapshot } from '@tedarik/events';
import { type BusinessField, FIELD_NAMES, type Texts, textsOf } from '@tedarik/fields';
import { nameKey as nameKeyOf, sortKey as sortKeyOf } from '@tedarik/turkish';
import { businessChangedMeanwhile, statusChangeNotAllowed } from './business.errors.js';
import { checkBusinessFields } from './business-rules.js';
import type { CertificateLink } from './certificate-link.js';
import { toLocations, type Location } from './location.js';
import { openSpansOf } from './open-spans.js';

/** A supplier in the directory. `version` counts stored changes, `revision` only saves of an editor. */
export interface Business extends Texts<BusinessField> {
  id: string;
  slug: string;
  name: string;
  /** Folded name. Two businesses have "the same name" when their keys are equal. */
  nameKey: string;
  /** Unique among live businesses: the nameKey, or `<nameKey>#<id>` for an intentional namesake. */
  identityKey: string;
  sortKey: string;
  description: string;
  status: BusinessStatus;
  verified: boolean;
  featured: boolean;
  photosCount: number;
  categoryIds: string[];
  serviceAttributeIds: string[];
  locations: Location[];
  openingHours: OpeningHours[];
  certificates: CertificateLink[];
  productNames: string[];
  averageRating: number | null;
  reviewCount: number;
  /** Version of the rating copied from the reviews service; 0 before the first rating. */
  ratingVersion: number;
  placeId: string | null;
  googleId: string | null;
  /** Status as written in the source of an import, e.g. 'OPERATIONAL'. */
  businessStatus: string | null;
  /** Imports that created or overwrote this business and were not undone, the latest last. */
  importIds: string[];
  /** Only of a deleted business: the business into which it was merged, to which its address redirects. */
  mergedInto: string | null;
  version: number;
  revision: number;
  createdAt: Date;
  updatedAt: Date;
  /** When the business first became public; null until then. */
  listedAt: Date | null;
  deletedAt: Date | null;
}

/** Identity of a new business, decided by the caller, who knows which slugs and names are taken. */
export interface NewIdentity {
  id: string;
  slug: string;
  isNamesake: boolean;
}

/** Name of erased businesses. No other business has an empty name. */
const ERASED = '';

/** Only active businesses that are not deleted are public. */
export const isPublic = (business: Pick<Business, 'status' | 'deletedAt'>): boolean =>
  business.status === 'active' && business.deletedAt === null;

export function createBusiness(input: BusinessInput, identity: NewIdentity, now: Date, fromForm = false): Business {
  checkBusinessFields(input, { fromForm, now });
  const productNames = unique(input.products.map(({ name }) => name));
  return newBusiness(input, { locations: toLocations(input.locations), productNames }, identity, now);
}

/** Creates a business from an imported place: its only location is the headquarters; it is never verified or featured. */
export function importBusiness(row: ImportedBusiness, identity: NewIdentity, now: Date): Business {
  const locations = toLocations([{ ...row.location, isHeadquarters: true }]);
  return newBusiness(row, { locations, productNames: [] }, identity, now);
}

/** Keeps the list short for a business that a nightly import overwrites. */
const MOST_IMPORTS = 20;

/** Returns the business with the import noted as the latest that created or overwrote it. */
export const withImport = (business: Business, importId: string): Business => ({
  ...business,
  importIds: [...business.importIds.filter((id) => id !== importId), importId].slice(-MOST_IMPORTS),
});

export const withoutImport = (business: Business, importId: string): Business => ({
  ...business,
  importIds: business.importIds.filter((id) => id !== importId),
});

/** What a form or a row of an import provides; everything else gets an empty value. */
type Given = Pick<Business, 'name'> & Partial<Omit<Business, 'id' | 'slug' | 'locations' | 'productNames'>>;

// Assigned field by field: spreading this many fields into one object takes ten times as long, and an import creates 100,000 businesses.
function newBusiness(
  given: Given,
  { locations, productNames }: Pick<Business, 'locations' | 'productNames'>,
  { id, slug, isNamesake }: NewIdentity,
  now: Date,
): Business {
  const { name, nameKey, identityKey, sortKey } = naming(given.name, id, isNamesake);
  return {
    id,
    slug,
    name,
    nameKey,
    identityKey,
    sortKey,
    description: given.description ?? '',
    status: given.status ?? 'pending',
    verified: given.verified ?? false,
    featured: given.featured ?? false,
    ...textsOf(FIELD_NAMES, given),
    photosCount: given.photosCount ?? 0,
    categoryIds: unique(given.categoryIds ?? []),
    serviceAttributeIds: unique(given.serviceAttributeIds ?? []),
    locations,
    openingHours: given.openingHours ?? [],
    certificates: given.certificates ?? [],
    productNames,
    averageRating: null,
    reviewCount: 0,
    ratingVersion: 0,
    placeId: given.placeId ?? null,
    googleId: given.googleId ?? null,
    businessStatus: given.businessStatus ?? null,
    importIds: [],
    mergedInto: null,
    version: 1,
    revision: 1,
    createdAt: now,
    updatedAt: now,
    listedAt: null,
    deletedAt: null,
  };
}

/** The fields that follow from a name. */
function naming(name: string, id: string, isNamesake: boolean) {
  const nameKey = nameKeyOf(name);
  return { name, nameKey, identityKey: isNamesake ? `${nameKey}#${id}` : nameKey, sortKey: sortKeyOf(name) };
}

export interface Edit {
  /** The revision on which the form was opened. */
  revision: number;
  /** Undefined leaves a field unchanged, null clears it. */
  changes: Partial<BusinessInput>;
  slug: string;
  /** Whether another live business has the new name. */
  isNamesake: boolean;
  /** Data saved from a form must be complete. */
  fromForm?: boolean;
}

/** Returns the business after an editor's save. Throws business-changed-meanwhile when the form is stale. */
export function editBusiness(business: Business, edit: Edit, now: Date): Business {
  if (edit.revision !== business.revision) throw businessChangedMeanwhile(business.id, business.revision);
  const { products, locations, ...given } = edit.changes;
  const fields = withoutUndefined(given);
  checkStatusChange(business.status, fields.status);
  // DATA-16: an invalid text that was stored before this rule existed may stay until it is changed.
  const established = fields.established === business.established ? undefined : fields.established;
  checkBusinessFields({ ...edit.changes, established }, { fromForm: edit.fromForm ?? false, now });
  const isRenamed = fields.name !== undefined && nameKeyOf(fields.name) !== business.nameKey;
  return {
    ...business,
    ...fields,
    ...(fields.name !== undefined && { sortKey: sortKeyOf(fields.name) }),
    ...(isRenamed && naming(fields.name ?? business.name, business.id, edit.isNamesake)),
    slug: edit.slug,
    categoryIds: unique(fields.categoryIds ?? business.categoryIds),
    serviceAttributeIds: unique(fields.serviceAttributeIds ?? business.serviceAttributeIds),
    locations: locations ? toLocations(locations, business.locations) : business.locations,
    productNames: products ? unique(products.map(({ name }) => name)) : business.productNames,
    version: business.version + 1,
    revision: business.revision + 1,
    updatedAt: now,
  };
}

/** A copy of the rating that the reviews service publishes; `version` is that of the rating. */
export interface RatingCopy {
  averageRating: number | null;
  reviewCount: number;
  version: number;
}

/**
 * Returns the business with a newer rating; undefined when it already has this rating or a later one. The revision stays, so no open form
 * becomes stale.
 */
export function rateBusiness(business: Business, rating: RatingCopy): Business | undefined {
  // Businesses stored before reviews existed have no rating version.
  if (rating.version <= (business.ratingVersion ?? 0)) return undefined;
  const { averageRating, reviewCount, version: ratingVersion } = rating;
  return { ...business, averageRating, reviewCount, ratingVersion, version: business.version + 1 };
}

/**
 * Renames the business, or recomputes the fields that follow from its name. `isNamesake` says whether another live business has the name;
 * by default it stays as it was.
 */
export function renameBusiness(business: Business, name: string, isNamesake?: boolean): Business {
  const wasNamesake = business.identityKey !== business.nameKey;
  return { ...business, ...naming(name, business.id, isNamesake ?? wasNamesake) };
}

/** Marks the business as deleted. It keeps its record, so versions continue to rise. */
export function deleteBusiness(business: Business, now: Date, mergedInto: string | null = null): Business {
  return { ...business, mergedInto, version: business.version + 1, updatedAt: now, deletedAt: now };
}

/** Restores a deleted business. `isNamesake` is needed because another business may have taken its name meanwhile. */
export function restoreBusiness(
  business: Business,
  { isNamesake, productNames }: { isNamesake: boolean; productNames: readonly string[] },
  now: Date,
): Business {
  return {
    ...business,
    ...naming(business.name, business.id, isNamesake),
    productNames: unique(productNames),
    mergedInto: null,
    version: business.version + 1,
    updatedAt: now,
    deletedAt: null,
  };
}

/**
 * The part of a deleted business that is kept for good: id, slug and version; for a merged business also the business into which it was
 * merged, and the name and place id by which imports recognise it.
 */
export function eraseBusiness(business: Business): Business {
  const { id, slug, mergedInto, nameKey, placeId, version, revision, createdAt, updatedAt, deletedAt } = business;
  const nothing = { locations: [], productNames: [] };
  const erased = newBusiness({ name: ERASED }, nothing, { id, slug, isNamesake: false }, createdAt);
  return { ...erased, ...(mergedInto && { mergedInto, nameKey, placeId }), version, revision, updatedAt, deletedAt };
}

/** Whether only the tombstone of the business is left. */
export const isErased = ({ name }: Pick<Business, 'name'>): boolean => name === ERASED;

/** The public data of a business; instants are ISO text. */
export function snapshotOf(business: Business): BusinessSnapshot {
  return {
    id: business.id,
    slug: business.slug,
    name: business.name,
    sortKey: business.sortKey,
    description: business.description,
    status: business.status,
    verified: business.verified,
    featured: business.featured,
    ...textsOf(FIELD_NAMES, business),
    categoryIds: business.categoryIds,
    serviceAttributeIds: business.serviceAttributeIds,
    locations: business.locations.map(locationSnapshot),
    productNames: business.productNames,
    heldCertificates: business.certificates.map(({ certificateId, expiryDate }) => ({ certificateId, expiryDate })),
    openSpans: openSpansOf(business.openingHours),
    averageRating: business.averageRating,
    reviewCount: business.reviewCount,
    createdAt: business.createdAt.toISOString(),
    updatedAt: business.updatedAt.toISOString(),
  };
}

/** The payload of a tombstone. */
export const tombstoneOf = ({ id, slug, mergedInto, deletedAt, updatedAt }: Business) => ({
  id,
  slug,
  deletedAt: (deletedAt ?? updatedAt).toISOString(),
  ...(mergedInto && { mergedInto }),
});

function locationSnapshot(location: Location): LocationSnapshot {
  return {
    id: location.id,
    address: location.address,
    city: location.city,
    cityKey: location.cityKey,
    borough: location.borough,
    region: location.region,
    country: location.country,
    postalCode: location.postalCode,
    latitude: location.latitude,
    longitude: location.longitude,
    phone: location.phone,
    email: location.email,
    isHeadquarters: location.isHeadquarters,
    districtKeys: location.districtKeys,
  };
}

export function checkStatusChange(from: BusinessStatus, to: BusinessStatus = from): void {
  if (to !== from && !NEXT_STATUSES[from].includes(to)) throw statusChangeNotAllowed(from, to);
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

function withoutUndefined<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}
