import { fold } from '@tedarik/turkish';
import type { ReactNode } from 'react';

interface Option {
  label?: ReactNode;
  value?: string | number | null;
}

/** ADM-COMMON-11: finds an option by any part of its text, with or without Turkish letters. */
export const foldedSearch = {
  filterOption: (typed: string, option: Option | undefined) => fold(wordsOf(option)).includes(fold(typed)),
};

/**
 * For a filter whose value comes from a link or a saved view: what stands in place of a raw id while there is no option for it, because the
 * options are still loading or it was deleted.
 */
export const labelOr = (missing: string) => ({ labelRender: ({ label }: { label?: ReactNode }) => label ?? missing });

/** The visible text of an option: its label, or its value if the label is an element. */
function wordsOf({ label, value }: Option = {}): string {
  return typeof label === 'string' ? label : String(value ?? '');
}
