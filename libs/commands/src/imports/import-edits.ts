import { fieldOf, IMPORTED_FIELDS, longestOf, mapTexts } from '@tedarik/fields';
import { z } from 'zod';
import { shortLine, typedText } from '../text.js';
import { COLUMN_NAME_LENGTH, ImportTarget, SAMPLE_LENGTH } from './import-targets.js';

/** What somebody may write in place of what a row of a file says. */
export const EditedField = ImportTarget.extract(['name', 'category', 'address', 'borough', 'city', ...IMPORTED_FIELDS]);
export type EditedField = z.infer<typeof EditedField>;

/** Characters of each field, at most. */
const LONGEST: Readonly<Record<EditedField, number>> = {
  name: 150,
  category: 150,
  address: 500,
  borough: 100,
  city: 100,
  ...mapTexts(IMPORTED_FIELDS, (name) => longestOf(fieldOf(name))),
};
/** Of whatever field: a file may hold more than the field takes, and so may what was stored under other limits. */
export const LONGEST_HELD = Math.max(...Object.values(LONGEST));
const LONGEST_CODE = 60;
/** Of one value for many rows: a review tells all of them in one message. */
const LONGEST_FOR_ALL = 250;

/** A field of a row as it stands. */
export const HeldValue = z.strictObject({ target: EditedField, text: z.string().max(LONGEST_HELD) });

const fits = ({ target, text }: z.infer<typeof HeldValue>): boolean => text.length <= LONGEST[target];
const TOO_LONG = { path: ['text'], error: 'longer than the field' };

/** The same in somebody's words; an empty text empties it. */
export const EditedValue = HeldValue.extend({ text: typedText(LONGEST_HELD) }).refine(fits, TOO_LONG);
export type EditedValue = z.infer<typeof EditedValue>;
export const MOST_EDITED = EditedField.options.length;

/** What rows of a file have in common: why they cannot go in, seem to be there already, or a warning, as the review counts it. */
export const RowProblem = z.strictObject({
  kind: z.enum(['invalid', 'duplicate', 'branch', 'doubtful', 'warning']),
  reason: shortLine,
});
export type RowProblem = z.infer<typeof RowProblem>;

/** A fix as it is kept. */
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
