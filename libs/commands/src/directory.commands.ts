import { BusinessStatus, SeoTextKind } from '@tedarik/events';
import {
  type Field,
  FIELD_NAMES,
  type FieldKind,
  fieldOf,
  IMPORTED_FIELDS,
  longestOf,
  mapTexts,
  PRODUCT_FIELD_NAMES,
  NUMBER_FIELDS,
  textsOf,
  WEBSITE_FIELDS,
} from '@tedarik/fields';
import { z } from 'zod';
import { BusinessView, OpeningHours } from './business-view.js';
import { defineCommand, defineQuery } from './define.js';
import { ImportedMatch } from './imported-match.js';
import { emailAddress, shortLine, slug, typedText } from './text.js';

const text = (max: number) => typedText(max).trim();
const optionalText = (max: number) => text(max).min(1).nullable();
const url = z
  .url({ protocol: /^https?$/ })
  .max(2048)
  .nullable();

// These are limits for messages only. The aggregate checks what a form sends, and names the fields that break a rule (422).
const typed = text(5_000);
const typedOrNull = text(5_000).min(1).nullable();
const longTyped = text(50_000);

export const LocationInput = z.strictObject({
  id: z.uuid().optional(),
  address: typed,
  city: typed,
  borough: typedOrNull,
  region: typedOrNull,
  country: typed,
  postalCode: typedOrNull,
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  phone: typedOrNull,
  email: typedOrNull,
  isHeadquarters: z.boolean(),
  /** Chosen by an administrator. Null derives it from borough and address again; undefined keeps the choice. */
  districtId: z.uuid().nullable().optional(),
});
export type LocationInput = z.infer<typeof LocationInput>;

/** The category of a seeded or imported product whose source names none. Nothing else sets it. */
export const DEFAULT_PRODUCT_CATEGORY = 'Baharat';

/** Limits for the products of a business: their number, and the bytes of their texts. */
export const MOST_PRODUCTS = 500;
export const PRODUCT_BYTES = 1_500_000;

/** How many categories, services and the like a record is linked to at most. */
export const MOST_LINKED = 50;

export const ProductInput = z.strictObject({
  id: z.uuid().optional(),
  name: typed,
  /** Undefined keeps the stored description, so that a long list of products can be saved without sending all texts again. */
  description: longTyped.optional(),
  categoryId: z.uuid(),
  /** Turkish lira. */
  price: z.number().nullable(),
  imageUrl: typedOrNull,
  /** Undefined keeps what is stored. */
  ...mapTexts(PRODUCT_FIELD_NAMES, () => typedOrNull.optional()),
  /** Other businesses that offer it. Undefined keeps them. */
  alsoOfferedBy: z.array(z.uuid()).max(MOST_LINKED).optional(),
});
export type ProductInput = z.infer<typeof ProductInput>;

export const CertificateInput = z.strictObject({
  certificateId: z.uuid(),
  issuedDate: z.iso.date().nullable(),
  expiryDate: z.iso.date().nullable(),
});
export type CertificateInput = z.infer<typeof CertificateInput>;

const linked = z.array(z.uuid()).max(MOST_LINKED);

export const BusinessInput = z.strictObject({
  name: typed,
  description: longTyped,
  status: BusinessStatus,
  verified: z.boolean(),
  featured: z.boolean(),
  ...mapTexts(FIELD_NAMES, () => typedOrNull),
  photosCount: z.int(),
  categoryIds: linked,
  serviceAttributeIds: linked,
  locations: z.array(LocationInput).max(100),
  openingHours: z.array(OpeningHours).max(70),
  certificates: z.array(CertificateInput).max(50),
  products: z.array(ProductInput).max(MOST_PRODUCTS),
});
export type BusinessInput = z.infer<typeof BusinessInput>;

/** A business without any content. */
export const EMPTY_BUSINESS: BusinessInput = {
  name: '',
  description: '',
  status: 'pending',
  verified: false,
  featured: false,
  ...textsOf(FIELD_NAMES, {}),
  photosCount: 0,
  categoryIds: [],
  serviceAttributeIds: [],
  locations: [],
  openingHours: [],
  certificates: [],
  products: [],
};

/**
 * Creates a business with its locations, hours, certificates and products in one transaction, and returns all of it (API-12). `slug` is
 * used if it is free. With `fromForm`, description, category and the descriptions of products are required. Fails with `business-invalid`
 * and the fields that break a rule. With an `id` chosen by the caller it is created only once: a repeat returns the existing business.
 */
export const CreateBusiness = defineCommand('request.directory.create-business.v1', {
  request: z.strictObject({
    id: z.uuid().optional(),
    // A sender of an older release does not send the newer fields.
    business: BusinessInput.extend({
      ...mapTexts(FIELD_NAMES, () => typedOrNull.default(null)),
      serviceAttributeIds: linked.default([]),
    }),
    slug: z.string().max(80).optional(),
    fromForm: z.boolean().optional(),
  }),
  reply: BusinessView,
  paged: true,
});

/**
 * Saves an edited business. An undefined field is kept, null clears it; without any fields the business is only returned. Fails with
 * `business-changed-meanwhile` if `revision` is not the stored one. If `slug` changes, the old address redirects to the new one.
 */
export const UpdateBusiness = defineCommand('request.directory.update-business.v1', {
  request: z.strictObject({
    id: z.uuid(),
    revision: z.int(),
    changes: BusinessInput.partial().extend({ slug: z.string().max(80).optional() }),
    fromForm: z.boolean().optional(),
  }),
  reply: BusinessView,
  paged: true,
});

/**
 * Hides a business everywhere; its address answers 410 from then on. Its products are deleted too, except those that other
 * businesses also offer: the oldest of these owns them from then on. RestoreBusinesses undoes it.
 */
export const DeleteBusiness = defineCommand('request.directory.delete-business.v1', {
  request: z.strictObject({ id: z.uuid() }),
  reply: z.object({ id: z.uuid(), version: z.int() }),
});

/**
 * Finds or creates categories by folded name, in one transaction. The reply is in the order of the request. Categories that are created for
 * an import store its id, so that its undo can delete them (UndoImportedCategories).
 */
export const EnsureCategories = defineCommand('request.directory.ensure-categories.v1', {
  request: z.strictObject({
    importId: z.uuid().optional(),
    categories: z
      .array(
        z.strictObject({
          name: text(150).min(1),
          slug: z.string().max(80).optional(),
          description: text(5000).nullable().optional(),
          sortOrder: z.int().nullable().optional(),
        }),
      )
      .max(500),
  }),
  reply: z.object({ categories: z.array(z.object({ id: z.uuid(), slug, name: shortLine })).max(500) }),
});

/** Finds or creates districts by city and folded name. */
export const EnsureDistricts = defineCommand('request.directory.ensure-districts.v1', {
  request: z.strictObject({
    districts: z
      .array(
        z.strictObject({
          name: text(150).min(1),
          city: text(100).min(1),
          region: optionalText(100),
          country: text(100).min(1),
          description: text(5000).nullable(),
          imageUrl: url,
        }),
      )
      .max(500),
  }),
  reply: z.object({ districts: z.array(z.object({ id: z.uuid(), slug })).max(500) }),
});

/** Finds or creates certificate types by folded name. */
export const EnsureCertificates = defineCommand('request.directory.ensure-certificates.v1', {
  request: z.strictObject({
    certificates: z.array(z.strictObject({ name: text(150).min(1), description: text(5000).nullable() })).max(200),
  }),
  reply: z.object({ certificates: z.array(z.object({ id: z.uuid(), name: shortLine })).max(200) }),
});

/** The page that a text belongs to: a city by its slug, a district or category by its id. */
const seoTextOf = { kind: SeoTextKind, key: z.string().min(1).max(120) };

/** Sanitises and stores the text of a city, district or category page. Fails with `seo-subject-unknown` and `seo-text-too-long`. */
export const SaveSeoText = defineCommand('request.directory.save-seo-text.v1', {
  request: z.strictObject({ ...seoTextOf, html: z.string().min(1).max(200_000) }),
  reply: z.object({ version: z.int() }),
});

/** Deletes the text if there is one. */
export const DeleteSeoText = defineCommand('request.directory.delete-seo-text.v1', {
  request: z.strictObject(seoTextOf),
  reply: z.object({ version: z.int() }),
});

const IMPORTED_AS: Partial<Record<FieldKind, z.ZodType<string | null>>> = {
  email: emailAddress.nullable(),
  mobile: z.e164().nullable(),
  website: url,
  picture: url,
};
const importedAs = (field: Field) => IMPORTED_AS[field.kind] ?? optionalText(longestOf(field));

/** One row of an import, already mapped and cleaned by the imports service. */
export const ImportedBusiness = z.strictObject({
  /** Line or record number in the file, from 1. */
  row: z.int().positive(),
  name: text(150).min(1),
  /** Requested slug; used if it is valid and free. */
  slug: z.string().max(80).nullable(),
  description: text(5000),
  status: z.enum(['active', 'pending', 'inactive']),
  ...mapTexts(IMPORTED_FIELDS, (name) => importedAs(fieldOf(name)).default(null)),
  photosCount: z.int().nonnegative(),
  placeId: z.string().max(200).nullable(),
  googleId: z.string().max(200).nullable(),
  businessStatus: z.string().max(40).nullable(),
  categoryIds: z.array(z.uuid()).max(20),
  location: z.strictObject({
    address: text(500).min(1),
    city: text(100).min(1),
    borough: optionalText(100),
    region: optionalText(100),
    country: text(100).min(1),
    postalCode: optionalText(10),
    latitude: z.number().min(-90).max(90).nullable(),
    longitude: z.number().min(-180).max(180).nullable(),
    phone: optionalText(20),
    email: emailAddress.nullable(),
    isHeadquarters: z.boolean(),
    street: optionalText(200),
    countryCode: z.string().length(2).nullable(),
  }),
  openingHours: z.array(OpeningHours).max(70),
  /**
   * `add`: if the business exists already the row is a duplicate. `branch`: its name may be taken, but not its place id.
   * `update`: overwrites `targetId` with the row's values and keeps what the row leaves out; the row fails with
   * `business-not-found` if that business is gone.
   */
  action: z.enum(['add', 'branch', 'update']),
  targetId: z.uuid().nullable(),
});
export type ImportedBusiness = z.infer<typeof ImportedBusiness>;

/**
 * The result for a row. `businessId` and `slug` of a `duplicate` are those of the existing business; `skipped` means that the reviewer left
 * the row out.
 */
export const RowOutcome = z.object({
  row: z.int().positive(),
  outcome: z.enum(['created', 'updated', 'duplicate', 'skipped', 'invalid']),
  reason: z.string().max(200).nullable(),
  businessId: z.uuid().nullable(),
  slug: slug.nullable(),
});
export type RowOutcome = z.infer<typeof RowOutcome>;

/** Maximum number of rows in a batch, and of bytes as JSON (so that a NATS message stays under 512 kB). */
export const IMPORT_BATCH = { rows: 200, bytes: 450_000 } as const;

/**
 * Writes one batch of an import and its events in one transaction. A repeat of the same chunk returns the stored outcomes;
 * a lower `fence` than the stored one is refused with `import-chunk-fenced`.
 */
export const ImportBusinesses = defineCommand('request.directory.import-businesses.v1', {
  request: z.strictObject({
    importId: z.uuid(),
    chunk: z.int().nonnegative(),
    fence: z.int().nonnegative(),
    businesses: z.array(ImportedBusiness).min(1).max(IMPORT_BATCH.rows),
  }),
  reply: z.object({ outcomes: z.array(RowOutcome).max(IMPORT_BATCH.rows) }),
  deadlineMs: 30_000,
});

/** How many rows of a file a chunk has at most: those that are sent in a batch, and invalid ones. */
export const MOST_CHUNK_ROWS = 1_000;

/**
 * Closes chunks: from then on batches of these chunks with a lower fence are refused. Returns the outcomes of `rows`; rows without an
 * outcome were not written and never will be. A repeat returns the same.
 */
export const CloseImportChunks = defineCommand('request.directory.close-import-chunks.v1', {
  request: z.strictObject({
    importId: z.uuid(),
    fence: z.int().nonnegative(),
    /** Includes the chunk numbers under which single rows are sent. */
    chunks: z
      .array(z.int().nonnegative())
      .min(1)
      .max(MOST_CHUNK_ROWS + 1),
    rows: z.array(z.int().positive()).min(1).max(IMPORT_BATCH.rows),
  }),
  reply: z.object({ outcomes: z.array(RowOutcome).max(IMPORT_BATCH.rows) }),
});

const nearby = ImportedBusiness.shape.location.shape;

/**
 * Finds rows of an import that seem to be in the directory already. A row without a match is new. Writes nothing. A sender of an older
 * release sends no importId; then only the rules of the specification are used, and no match is `doubtful`.
 */
export const MatchBusinesses = defineQuery('request.directory.match-businesses.v1', {
  request: z.strictObject({
    /** Businesses that this import has written itself are not reported as duplicates. */
    importId: z.uuid().optional(),
    businesses: z
      .array(
        z.strictObject({
          row: z.int().positive(),
          name: ImportedBusiness.shape.name,
          placeId: ImportedBusiness.shape.placeId,
          /** Telephone numbers of the business and of its location, as they were read. */
          phones: z
            .array(z.string().max(30))
            .max(NUMBER_FIELDS.length + 1)
            .optional(),
          ...mapTexts(WEBSITE_FIELDS, () => url.optional()),
          borough: nearby.borough.optional(),
          address: nearby.address,
          city: nearby.city,
          latitude: nearby.latitude,
          longitude: nearby.longitude,
        }),
      )
      .min(1)
      .max(IMPORT_BATCH.rows),
  }),
  reply: z.object({ matches: z.array(ImportedMatch.extend({ row: z.int().positive() })) }),
  deadlineMs: 30_000,
  rows: 'matches',
});

/**
 * Undoes the creations of an import: deletes each business that nobody has changed since; changed ones are returned as `kept`. A repeat
 * returns `undone` for businesses that are deleted already.
 */
export const UndoImportedBusinesses = defineCommand('request.directory.undo-imported-businesses.v1', {
  request: z.strictObject({ ids: z.array(z.uuid()).min(1).max(IMPORT_BATCH.rows) }),
  reply: z.object({
    outcomes: z.array(z.object({ id: z.uuid(), outcome: z.enum(['undone', 'kept']) })).max(IMPORT_BATCH.rows),
  }),
  deadlineMs: 30_000,
});

/**
 * Undoes the updates that an import made in the last 30 days, field by field, unless a field was changed again since. `kept`: at least one
 * field was not restored, the business is deleted, or the update is too old. A repeat returns the same.
 */
export const UndoImportedUpdates = defineCommand('request.directory.undo-imported-updates.v1', {
  request: z.strictObject({ importId: z.uuid(), ids: z.array(z.uuid()).min(1).max(IMPORT_BATCH.rows) }),
  reply: UndoImportedBusinesses.reply,
  deadlineMs: 30_000,
});

/**
 * Deletes the categories that were created for an import, except those that are in use, or that were renamed or given a text since. A
 * repeat deletes those that have become empty meanwhile.
 */
export const UndoImportedCategories = defineCommand('request.directory.undo-imported-categories.v1', {
  request: z.strictObject({ importId: z.uuid() }),
  reply: z.object({ deleted: z.int().nonnegative() }),
  deadlineMs: 30_000,
});
