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

/** Further values of a column that a review shows, and characters of each; a value that is replaced is known by as many. */
export const MOST_FURTHER_SAMPLES = 9;
export const SAMPLE_LENGTH = 60;
const MOST_PARTS = 6;
const MOST_REPLACED = 200;

/** How the text of a column is taken apart; the last part takes what is left. */
export const ColumnSplit = z.strictObject({
  by: z.string().min(1).max(5),
  /** Where the parts after the first go. */
  further: z
    .array(z.strictObject({ target: ImportTarget.nullable() }))
    .min(1)
    .max(MOST_PARTS - 1),
});

/** A value of a column, and what stands in its place; nothing does for an empty text. */
export const ReplacedValue = z.strictObject({ from: z.string().min(1).max(SAMPLE_LENGTH), to: z.string().max(150) });

/** Where somebody sends a column of a table, by the beginning of its name; null leaves it out. */
export const ChosenColumn = z.strictObject({
  name: z.string().max(COLUMN_NAME_LENGTH),
  /** Of its first part where it is split. */
  target: ImportTarget.nullable(),
  split: ColumnSplit.nullish(),
  /** They are replaced before it is split. */
  values: z.array(ReplacedValue).max(MOST_REPLACED).nullish(),
});
export type ChosenColumn = z.infer<typeof ChosenColumn>;

/** A text for each row of a table in which no column gives this field. */
export const ConstantField = z.strictObject({ target: ImportTarget, text: z.string().min(1).max(500) });
export type ConstantField = z.infer<typeof ConstantField>;
export const MOST_CONSTANTS = ImportTarget.options.length;

/** A column of a table or a field of records, as the first rows of a file have it. */
export const RecognisedColumn = z.object({
  name: z.string().max(COLUMN_NAME_LENGTH),
  /** The first value of it. */
  sample: z.string().max(SAMPLE_LENGTH),
  /** Others of its first values. */
  further: z.array(z.string().max(SAMPLE_LENGTH)).max(MOST_FURTHER_SAMPLES).default([]),
  /** Null: nothing of it is imported; it is kept with the source of each row. */
  target: ImportTarget.nullable(),
  split: ColumnSplit.nullable().default(null),
  values: z.array(ReplacedValue).max(MOST_REPLACED).default([]),
  /** Somebody chose this, now or for an earlier table with these columns. */
  isChosen: z.boolean().default(false),
  /** Its values told this, for nobody knows its name. */
  isFromContent: z.boolean().default(false),
});
export type RecognisedColumn = z.infer<typeof RecognisedColumn>;
