import type { FieldKind } from '@tedarik/fields';

/** As what a browser takes the value of a plain field; the others are texts. */
export const INPUT_TYPES: Partial<Record<FieldKind, 'tel' | 'email' | 'url'>> = {
  phone: 'tel',
  mobile: 'tel',
  email: 'email',
  website: 'url',
};
