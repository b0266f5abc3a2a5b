import type { Migration } from '@tedarik/service-kit';

/** Notes whether the separator is fixed. For earlier imports only the name of the file shows that it was a spreadsheet. */
export const fixedSeparators: Migration = {
  id: '013-fixed-separators',
  async up(db) {
    const unmarked = { separatorFixed: { $exists: false } };
    const ofSheet = { separator: 'tab', fileName: /\.(?:xlsx|xls|ods)(?: \(.*\))?$/i };
    const imports = db.collection('imports');
    await imports.updateMany({ ...unmarked, ...ofSheet }, { $set: { separatorFixed: true } });
    await imports.updateMany(unmarked, { $set: { separatorFixed: false } });
  },
};
