import type { Migration } from '@tedarik/service-kit';

/** What accounts of the back office have beside name, password and role. */
export const accountFields: Migration = {
  id: '003-account-fields',
  async up(db) {
    const added = { email: null, avatarUrl: null, revision: 1 };
    await db.collection('accounts').updateMany({ revision: { $exists: false } }, { $set: added });
  },
};
