import type { Import } from './import.schema.js';

/** The import as the audit log names it. */
export const auditedImport = ({ _id, fileName }: Pick<Import, '_id' | 'fileName'>) => ({
  kind: 'import',
  id: _id,
  name: fileName,
});

/** The state of an import as written to the audit log; settings are fields next to the status. */
export function auditedState({ status, form, settings }: Pick<Import, 'status' | 'form' | 'settings'>) {
  const { status: businessStatus, ...rest } = settings;
  return { status, form, businessStatus, ...rest };
}
