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
  /** Folded name: what "the same name" means. */
  nameKey: string;
  /** Unique over live businesses: the nameKey, or `<nameKey>#<id>` for a namesake made on purpose. */
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
  /** Of the rating that it shows, as reviews counts; 0 before the first. */
  ratingVersion: number;
  placeId: string | null;
  googleId: string | null;
  /** As the source of an import wrote it, e.g. 'OPERATIONAL'. */
  businessStatus: string | null;
  /** Imports that created it or wrote over it and were not undone, the last one at the end. */
  importIds: string[];
  /** The business that it was merged into; its address leads there. Only of a deleted one. */
  mergedInto: string | null;
  version: number;
  revision: number;
  createdAt: Date;
  updatedAt: Date;
  /** When the public saw it first; null until then. */
  listedAt: Date | null;
  deletedAt: Date | null;
}

/** Who the new business is: decided before it exists, by those who know which slugs and names are taken. */
export interface NewIdentity {
  id: string;
  slug: string;
  isNamesake: boolean;
}

/** No business that is there has this name. */
const ERASED = '';

/** Only active businesses are shown to the public. */
export const isPublic = (business: Pick<Business, 'status' | 'deletedAt'>): boolean =>
  business.status === 'active' && business.deletedAt === null;

export function createBusiness(input: BusinessInput, identity: NewIdentity, now: Date, fromForm = false): Business {
  checkBusinessFields(input, { fromForm, now });
  const productNames = unique(input.products.map(({ name }) => name));
  return newBusiness(input, { locations: toLocations(input.locations), productNames }, identity, now);
}

/** An imported place: its one location is the headquarters; never verified, never featured. */
export function importBusiness(row: ImportedBusiness, identity: NewIdentity, now: Date): Business {
  const locations = toLocations([{ ...row.location, isHeadquarters: true }]);
  return newBusiness(row, { locations, productNames: [] }, identity, now);
}

/** A business that is written over every night is not to grow for ever. */
const MOST_IMPORTS = 20;

/** The business as one that the import created or wrote over. */
export const withImport = (business: Business, importId: string): Business => ({
  ...business,
  importIds: [...business.importIds.filter((id) => id !== importId), importId].slice(-MOST_IMPORTS),
});

export const withoutImport = (business: Business, importId: string): Business => ({
  ...business,
  importIds: business.importIds.filter((id) => id !== importId),
});

/** What a form or a row of an import may say; what it does not know is empty. */
type Given = Pick<Business, 'name'> & Partial<Omit<Business, 'id' | 'slug' | 'locations' | 'productNames'>>;

// Field by field: spreading this many into one object takes ten times as long, and an import makes 100,000 of them.
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
  /** What the form was opened on. */
  revision: number;
  /** An undefined field is kept, null clears it. */
  changes: Partial<BusinessInput>;
  slug: string;
  /** Whether another live business bears the new name. */
  isNamesake: boolean;
  /** What a form saves must be complete. */
  fromForm?: boolean;
}

/** The business after an editor's save. Throws business-changed-meanwhile when the form is stale. */
export function editBusiness(business: Business, edit: Edit, now: Date): Business {
  if (edit.revision !== business.revision) throw businessChangedMeanwhile(business.id, business.revision);
  const { products, locations, ...given } = edit.changes;
  const fields = withoutUndefined(given);
  checkStatusChange(business.status, fields.status);
  // DATA-16: a text that was stored before the rule is kept until it is changed.
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

/** What its reviews come to, as the reviews service says; `version` is that of the rating. */
export interface RatingCopy {
  averageRating: number | null;
  reviewCount: number;
  version: number;
}

/** The business with a newer rating; undefined when it shows this one or a later one. No editor's form becomes stale. */
export function rateBusiness(business: Business, rating: RatingCopy): Business | undefined {
  // Businesses from before there were reviews have no version stored.
  if (rating.version <= (business.ratingVersion ?? 0)) return undefined;
  const { averageRating, reviewCount, version: ratingVersion } = rating;
  return { ...business, averageRating, reviewCount, ratingVersion, version: business.version + 1 };
}

/** Under another name, or the same one; `isNamesake` when somebody else bears it. */
export function renameBusiness(business: Business, name: string, isNamesake?: boolean): Business {
  const wasNamesake = business.identityKey !== business.nameKey;
  return { ...business, ...naming(name, business.id, isNamesake ?? wasNamesake) };
}

/** Marked as deleted; its place in the order of versions is kept. */
export function deleteBusiness(business: Business, now: Date, mergedInto: string | null = null): Business {
  return { ...business, mergedInto, version: business.version + 1, updatedAt: now, deletedAt: now };
}

/** Back as it was; somebody else may bear its name by now. */
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
 * What is kept for good of a deleted business: that it was there, at which address, in which version; of a merged one also
 * where it leads, and by what imports know it.
 */
export function eraseBusiness(business: Business): Business {
  const { id, slug, mergedInto, nameKey, placeId, version, revision, createdAt, updatedAt, deletedAt } = business;
  const nothing = { locations: [], productNames: [] };
  const erased = newBusiness({ name: ERASED }, nothing, { id, slug, isNamesake: false }, createdAt);
  return { ...erased, ...(mergedInto && { mergedInto, nameKey, placeId }), version, revision, updatedAt, deletedAt };
}

/** Whether nothing but its tombstone is left. */
export const isErased = ({ name }: Pick<Business, 'name'>): boolean => name === ERASED;

/** What the public may see, with instants as ISO text. */
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

/** What a tombstone says. */
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
