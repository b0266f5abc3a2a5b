import type { Review, ReviewedRow } from '../features/imports/api/review.js';
import { PLAIN_SETTINGS } from '../features/imports/source/plain-settings.js';

type Mapped = NonNullable<ReviewedRow['mapped']>;

/** A review with three new businesses, one duplicate, one possible branch and one invalid row. */
export const anImportReview = (over: Partial<Review> = {}): Review => ({
  separator: null,
  settings: PLAIN_SETTINGS,
  new: 3,
  duplicate: 1,
  branch: 1,
  doubtful: 0,
  invalid: 1,
  reasons: [
    { kind: 'invalid', reason: 'name-and-address-required', count: 1, rows: [6] },
    { kind: 'duplicate', reason: 'matched-place-id', count: 1, rows: [4] },
    { kind: 'branch', reason: 'matched-name', count: 1, rows: [5] },
    { kind: 'warning', reason: 'dropped-phone', count: 1, rows: [2] },
  ],
  unknownTypes: [{ type: 'uzay üssü', count: 2 }],
  categories: [],
  chosen: [],
  columns: null,
  constants: [],
  fixes: [],
  offered: 0,
  ...over,
});

/** A column that was not recognised. */
export const aColumn = (
  name: string,
  over: Partial<NonNullable<Review['columns']>[number]> = {},
): NonNullable<Review['columns']>[number] => ({
  name,
  sample: '',
  further: [],
  target: null,
  split: null,
  values: [],
  isChosen: false,
  isFromContent: false,
  ...over,
});

/** The gateway's reply: the import and its review as separate fields. */
export const reviewAnswer = ({ separator, settings, ...review }: Review) => ({
  managedImport: { separator, settings },
  managedImportReview: review,
});

const MAPPED: Mapped = {
  description: '',
  phone: '+902125550101',
  email: null,
  websiteUrl: 'https://oz.example',
  logoUrl: null,
  photoUrl: null,
  placeId: null,
  closed: false,
  location: {
    address: 'Hasırcılar Cd. No:12',
    city: 'İstanbul',
    borough: 'Fatih',
    region: 'İstanbul',
    postalCode: '34116',
    country: 'Türkiye',
    latitude: 41.0168,
    longitude: 28.9706,
  },
  openingHours: [{ dayOfWeek: 1, opens: '09:00', closes: '18:00', isClosed: false }],
};

/** A row that would create a new business. */
export const aReviewedRow = (row: number, over: Partial<ReviewedRow> = {}): ReviewedRow => ({
  row,
  line: row,
  name: `İşletme ${row}`,
  forecast: 'new',
  refusal: null,
  match: null,
  earlierRow: null,
  action: null,
  categoryNames: ['Baharat'],
  chosenCategoryNames: null,
  warnings: [],
  fields: [
    { target: 'name', text: `İşletme ${row}` },
    { target: 'address', text: 'Hasırcılar Cd. No:12' },
    { target: 'city', text: 'İstanbul' },
  ],
  edited: [],
  revision: 0,
  mapped: MAPPED,
  source: JSON.stringify({ name: `İşletme ${row}` }),
  ...over,
});

export const aMatch = (over: Partial<NonNullable<ReviewedRow['match']>> = {}): NonNullable<ReviewedRow['match']> => ({
  kind: 'duplicate',
  by: 'place-id',
  businessId: 'b-1',
  slug: 'oz-baharat',
  name: 'Öz Baharat',
  address: 'Eski Cd. No:1, İstanbul',
  probability: null,
  reasons: [],
  ...over,
});

/** The rows of `anImportReview`, in the order of the file. */
export const reviewedRows = (): ReviewedRow[] => [
  aReviewedRow(1),
  aReviewedRow(2, { warnings: ['dropped-phone'] }),
  aReviewedRow(3),
  aReviewedRow(4, { name: 'Öz Baharat', forecast: 'duplicate', match: aMatch() }),
  aReviewedRow(5, { forecast: 'branch', match: aMatch({ kind: 'branch', by: 'name' }) }),
  aReviewedRow(6, { name: '', forecast: 'invalid', refusal: 'name-and-address-required', mapped: null }),
];

/** Replies with pages of rows like the service: rows after a given one, of one forecast or of all. */
export const pagesOf =
  (rows: readonly ReviewedRow[]) =>
  ({ forecast, afterRow, limit }: { forecast: string | null; afterRow: number; limit: number }) => ({
    managedImportRows: rows
      .filter((row) => row.row > afterRow && (forecast === null || row.forecast === forecast))
      .slice(0, limit),
  });
