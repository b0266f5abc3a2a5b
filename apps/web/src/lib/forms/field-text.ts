import { type BusinessField, NUMBER_FIELDS } from '@tedarik/fields';
import { formatPhone } from '@tedarik/turkish';

const NUMBERS: readonly BusinessField[] = NUMBER_FIELDS;

/** The text of a plain field in a visitor's form. Telephone numbers are written as on the page, not as they are stored. */
export const fieldText = (name: BusinessField, value: string | null | undefined): string =>
  value && NUMBERS.includes(name) ? formatPhone(value) : (value ?? '');
