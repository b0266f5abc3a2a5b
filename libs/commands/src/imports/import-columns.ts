/** The columns of a `tsv` import, in their default order (IMP-TSV-02). */
export const IMPORT_COLUMNS = [
  'name',
  'slug',
  'category',
  'city',
  'province',
  'address',
  'phone',
  'email',
  'activity_detail',
] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** Between several values in one cell of an exported table; the import splits categories at it. */
export const BETWEEN_SEVERAL = ' | ';
