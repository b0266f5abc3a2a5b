/** Columns of an import of form `tsv`, in their order (IMP-TSV-02). */
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
