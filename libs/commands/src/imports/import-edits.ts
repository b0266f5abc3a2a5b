import { IMPORTED_FIELDS } from '@tedarik/fields';
import { z } from 'zod';
import { shortLine, typedText } from '../text.js';
import { COLUMN_NAME_LENGTH, ImportTarget, SAMPLE_LENGTH } from './import-targets.js';

/** What somebody may write in place of what a row of a file says. */
export const EditedField = ImportTarget.extract(['name', 'category', 'address', 'borough', 'city', ...IMPORTED_FIELDS]);
export type EditedField = z.infer<typeof EditedField>;

/** Characters of a field as the mapping reads it, at most. */
const LONGEST = 500;
const LONGEST_CODE = 60;
/** Of one value for many rows. */
const LONGEST_FOR_ALL = 150;

/** A field of a row in somebody's words; an empty text empties it. */
export const EditedValue = z.strictObject({ target: EditedField, text: typedText(LONGEST) });
export type EditedValue = z.infer<typeof EditedValue>;
export const MOST_EDITED = EditedField.options.length;

/** What rows of a file have in common: why they cannot go in, seem to be there already, or a warning, as the review counts it. */
export const RowProblem = z.strictObject({
  kind: z.enum(['invalid', 'duplicate', 'branch', 'doubtful', 'warning']),
  reason: shortLine,
});
export type RowProblem = z.infer<typeof RowProblem>;

/** One value for all rows with a problem; `where` narrows them to those with this text in a column or field of the file. */
export const RowFix = z.strictObject({
  problem: z.strictObject({ kind: z.enum(['invalid', 'warning']), reason: z.string().max(LONGEST_CODE) }),
  where: z
    .strictObject({ column: z.string().min(1).max(COLUMN_NAME_LENGTH), text: z.string().min(1).max(SAMPLE_LENGTH) })
    .nullable(),
  target: EditedField,
  text: typedText(LONGEST_FOR_ALL).min(1),
});
export type RowFix = z.infer<typeof RowFix>;
export const MOST_FIXES = 20;
