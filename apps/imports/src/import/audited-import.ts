import type { Import } from './import.schema.js';

/** What the audit trail calls it. */
export const auditedImport = ({ _id, fileName }: Pick<Import, '_id' | 'fileName'>) => ({
  kind: 'import',
  id: _id,
  name: fileName,
});
