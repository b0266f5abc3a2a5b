import { BACKUPS, type LastBackup } from '@tedarik/service-kit';
import type { MongoClient } from 'mongodb';
import type { Manifest } from './manifest.js';

/** Whether a backup contains the collection: not those of MongoDB itself, and not the note of the last backup. */
export const isSaved = ({ name }: { name: string }): boolean => !name.startsWith('system.') && name !== BACKUPS;

/** Notes in every database of a backup when it was taken; `mongodb_backup_age_seconds` of the services reads that. */
export async function noteBackup(client: MongoClient, { takenAt, databases }: Manifest): Promise<void> {
  for (const name of Object.keys(databases)) {
    const backups = client.db(name).collection<LastBackup>(BACKUPS);
    const $set = { takenAt: new Date(takenAt) };
    await backups.updateOne({ _id: 'last' }, { $set }, { upsert: true, writeConcern: { w: 'majority' } });
  }
}
