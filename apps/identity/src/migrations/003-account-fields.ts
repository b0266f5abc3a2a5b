import type { Migration } from '@tedarik/service-kit';

/** Adds the profile fields and the revision of back-office accounts. */
export const accountFields: Migration = {
  id: '003-account-fields',
  async up(db) {
    const added = { email: null, avatarUrl: null, revision: 1 };
    await db.collection('accounts').updateMany({ revision: { $exists: false } }, { $set: added });
  },
};
