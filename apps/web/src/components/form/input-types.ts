import type { FieldKind } from '@tedarik/fields';

/** Input types of plain fields; all others are text. */
export const INPUT_TYPES: Partial<Record<FieldKind, 'tel' | 'email' | 'url'>> = {
  phone: 'tel',
  mobile: 'tel',
  email: 'email',
  website: 'url',
};
