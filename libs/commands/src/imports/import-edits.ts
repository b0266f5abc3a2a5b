import { fieldOf, IMPORTED_FIELDS, longestOf, mapTexts } from '@tedarik/fields';
import { z } from 'zod';
import { shortLine, typedText } from '../text.js';
import { COLUMN_NAME_LENGTH, ImportTarget, SAMPLE_LENGTH } from './import-targets.js';

/** Fields of a row that an administrator may overwrite. */
export const EditedField = ImportTarget.extract(['name', 'category', 'address', 'borough', 'city', ...IMPORTED_FIELDS]);
export type EditedField = z.infer<typeof EditedField>;

/** Maximum length of each field in characters. */
const LONGEST: Readonly<Record<EditedField, number>> = {
  name: 150,
  category: 150,
  address: 500,
  borough: 100,
  city: 100,
  ...mapTexts(IMPORTED_FIELDS, (name) => longestOf(fieldOf(name))),
};
/**
 * Maximum length of a stored value, whatever its field: a file may contain a text that is too long for its field, and so may a value that
 * was stored under other limits.
 */
export const LONGEST_HELD = Math.max(...Object.values(LONGEST));
const LONGEST_CODE = 60;
/** Maximum length of one value for many rows. It is lower because a review returns all of these values in one message. */
const LONGEST_FOR_ALL = 250;

/** The current text of one field of a row. */
export const HeldValue = z.strictObject({ target: EditedField, text: z.string().max(LONGEST_HELD) });

const fits = ({ target, text }: z.infer<typeof HeldValue>): boolean => text.length <= LONGEST[target];
const TOO_LONG = { path: ['text'], error: 'longer than the field' };

/** A text that an administrator wrote for a field; an empty text clears the field. */
export const EditedValue = HeldValue.extend({ text: typedText(LONGEST_HELD) }).refine(fits, TOO_LONG);
export type EditedValue = z.infer<typeof EditedValue>;
export const MOST_EDITED = EditedField.options.length;

/**
 * A problem that rows of a file share: the reason why they are invalid, seem to exist already, or have a warning, as the review counts it.
 */
export const RowProblem = z.strictObject({
  kind: z.enum(['invalid', 'duplicate', 'branch', 'doubtful', 'warning']),
  reason: shortLine,
});
export type RowProblem = z.infer<typeof RowProblem>;

/** A fix as it is stored. */
export const HeldFix = z.strictObject({
  problem: z.strictObject({ kind: z.enum(['invalid', 'warning']), reason: z.string().max(LONGEST_CODE) }),
  where: z
    .strictObject({ column: z.string().min(1).max(COLUMN_NAME_LENGTH), text: z.string().min(1).max(SAMPLE_LENGTH) })
    .nullable(),
  target: EditedField,
  text: z.string().min(1).max(LONGEST_FOR_ALL),
});

/** One value for all rows with a problem; `where` narrows them to those with this text in a column or field of the file. */
export const RowFix = HeldFix.extend({ text: typedText(LONGEST_FOR_ALL).min(1) }).refine(fits, TOO_LONG);
export type RowFix = z.infer<typeof RowFix>;
export const MOST_FIXES = 20;
