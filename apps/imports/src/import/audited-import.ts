import type { Import } from './import.schema.js';

/** What the audit trail calls it. */
export const auditedImport = ({ _id, fileName }: Pick<Import, '_id' | 'fileName'>) => ({
  kind: 'import',
  id: _id,
  name: fileName,
});

/** What somebody decides about an import, as the audit trail tells it: settings beside the status, as fields of their own. */
export function auditedState({ status, form, settings }: Pick<Import, 'status' | 'form' | 'settings'>) {
  const { status: businessStatus, ...rest } = settings;
  return { status, form, businessStatus, ...rest };
}
