import { fold } from '@tedarik/turkish';

interface Option {
  label?: unknown;
  value?: unknown;
}

/** ADM-COMMON-11: what is typed finds an option wherever it stands in it, with or without the Turkish letters. */
export const foldedSearch = {
  filterOption: (typed: string, option: Option | undefined) =>
    fold(String(option?.label ?? option?.value ?? '')).includes(fold(typed)),
};
