import { IMPORTED_FIELDS } from '@tedarik/fields';
import { z } from 'zod';

/** The field of a business that a column of a table, or a field of a record, provides. `rating` is recognised but not imported. */
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

/** How many columns a review lists at most. */
export const MOST_COLUMNS_NAMED = 178;

/** Length, in characters, to which a review shortens the name of a column. Choices refer to the column by this shortened name. */
export const COLUMN_NAME_LENGTH = 60;

/**
 * How many further sample values of a column a review shows, and the length of each. A replaced value is identified by its text shortened
 * to the same length.
 */
export const MOST_FURTHER_SAMPLES = 9;
export const SAMPLE_LENGTH = 60;
const MOST_PARTS = 6;
const MOST_REPLACED = 200;

/** How the text of a column is split into parts; the last part takes the rest of the text. */
export const ColumnSplit = z.strictObject({
  by: z.string().min(1).max(5),
  /** The fields that the second and the following parts go to. */
  further: z
    .array(z.strictObject({ target: ImportTarget.nullable() }))
    .min(1)
    .max(MOST_PARTS - 1),
});

/** A value of a column and its replacement; an empty replacement removes the value. */
export const ReplacedValue = z.strictObject({ from: z.string().min(1).max(SAMPLE_LENGTH), to: z.string().max(150) });

/** The target that an administrator chose for a column, which is identified by its shortened name. A null target ignores the column. */
export const ChosenColumn = z.strictObject({
  name: z.string().max(COLUMN_NAME_LENGTH),
  /** If the column is split, the field of the first part. */
  target: ImportTarget.nullable(),
  split: ColumnSplit.nullish(),
  /** Replacements are made before the column is split. */
  values: z.array(ReplacedValue).max(MOST_REPLACED).nullish(),
});
export type ChosenColumn = z.infer<typeof ChosenColumn>;

/** A fixed text for a field that no column provides, used for every row of a table. */
export const ConstantField = z.strictObject({ target: ImportTarget, text: z.string().min(1).max(500) });
export type ConstantField = z.infer<typeof ConstantField>;
export const MOST_CONSTANTS = ImportTarget.options.length;

/** A column of a table, or a field of records, as recognised from the first rows of a file. */
export const RecognisedColumn = z.object({
  name: z.string().max(COLUMN_NAME_LENGTH),
  /** The first value. */
  sample: z.string().max(SAMPLE_LENGTH),
  /** More of the first values. */
  further: z.array(z.string().max(SAMPLE_LENGTH)).max(MOST_FURTHER_SAMPLES).default([]),
  /** Null if the column is not imported; its values are still stored with the source of each row. */
  target: ImportTarget.nullable(),
  split: ColumnSplit.nullable().default(null),
  values: z.array(ReplacedValue).max(MOST_REPLACED).default([]),
  /** An administrator chose the target, for this table or for an earlier one with the same columns. */
  isChosen: z.boolean().default(false),
  /** The target was inferred from the values because the name of the column is unknown. */
  isFromContent: z.boolean().default(false),
});
export type RecognisedColumn = z.infer<typeof RecognisedColumn>;
