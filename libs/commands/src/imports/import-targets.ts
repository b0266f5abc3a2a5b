import { IMPORTED_FIELDS } from '@tedarik/fields';
import { z } from 'zod';

/** What a column of a table, or a field of a record, may say of a business. `rating` is recognised and not imported. */
export const ImportTarget = z.enum([
  'name',
  'slug',
  'description',
  'address',
  'street',
  'houseNumber',
  'city',
  'province',
  'borough',
  'postalCode',
  'country',
  'countryCode',
  'latitude',
  'longitude',
  'coordinates',
  'placeId',
  'googleId',
  'category',
  'type',
  'hours',
  'photosCount',
  'businessStatus',
  'rating',
  ...IMPORTED_FIELDS,
]);
export type ImportTarget = z.infer<typeof ImportTarget>;

/** Columns that a review names at most. */
export const MOST_COLUMNS_NAMED = 178;

/** Characters of a column's name that a review shows and a choice is known by. */
export const COLUMN_NAME_LENGTH = 60;

/** Where somebody sends a column of a table, by the beginning of its name; null leaves it out. */
export const ChosenColumn = z.strictObject({
  name: z.string().max(COLUMN_NAME_LENGTH),
  target: ImportTarget.nullable(),
});
export type ChosenColumn = z.infer<typeof ChosenColumn>;

/** A column of a table or a field of records, as the first rows of a file have it. */
export const RecognisedColumn = z.object({
  name: z.string().max(COLUMN_NAME_LENGTH),
  /** The first value of it. */
  sample: z.string().max(60),
  /** Null: nothing of it is imported; it is kept with the source of each row. */
  target: ImportTarget.nullable(),
  /** Somebody chose this, now or for an earlier table with these columns. */
  isChosen: z.boolean().default(false),
});
export type RecognisedColumn = z.infer<typeof RecognisedColumn>;
