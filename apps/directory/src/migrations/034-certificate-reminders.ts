import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** After this time a certificate that expired cannot be due again. */
const KEPT_SECONDS = 400 * 86_400;

/** Adds the reminders that were sent about certificates. */
export const CERTIFICATE_REMINDERS_MIGRATION: Migration = {
  id: '034-certificate-reminders',
  async up(db) {
    await ensureCollection(db, 'certificateReminders', [
      { key: { at: 1 }, name: 'kept', expireAfterSeconds: KEPT_SECONDS },
    ]);
  },
};
