import { fold } from '@tedarik/turkish';
import type { ReactNode } from 'react';

interface Option {
  label?: ReactNode;
  value?: string | number | null;
}

/** ADM-COMMON-11: what is typed finds an option wherever it stands in it, with or without the Turkish letters. */
export const foldedSearch = {
  filterOption: (typed: string, option: Option | undefined) => fold(wordsOf(option)).includes(fold(typed)),
};

/** What one reads of an option: its label, or its value where the label is drawn. */
function wordsOf({ label, value }: Option = {}): string {
  return typeof label === 'string' ? label : String(value ?? '');
}
