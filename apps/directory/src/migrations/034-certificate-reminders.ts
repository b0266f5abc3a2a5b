import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** A certificate that ended so long ago is not reminded of again. */
const KEPT_SECONDS = 400 * 86_400;

/** Of which certificates the owners of pages were reminded. */
export const CERTIFICATE_REMINDERS_MIGRATION: Migration = {
  id: '034-certificate-reminders',
  async up(db) {
    await ensureCollection(db, 'certificateReminders', [
      { key: { at: 1 }, name: 'kept', expireAfterSeconds: KEPT_SECONDS },
    ]);
  },
};
