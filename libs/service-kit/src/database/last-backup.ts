import type { mongo } from 'mongoose';

/**
 * A database's own note of its last backup: one row, `last`. `tools/backup` writes it and keeps it out of backups; whoever backs up by
 * other means writes it, too.
 */
export const BACKUPS = 'backups';
export interface LastBackup {
  _id: 'last';
  /** The moment whose state the backup holds. */
  takenAt: Date;
}

/** Seconds since the last backup or, if there was none, since the first migration ran. NaN if neither is known. */
export async function backupAgeSeconds(db: mongo.Db): Promise<number> {
  const last = await db.collection<LastBackup>(BACKUPS).findOne({ _id: 'last' });
  const since = last?.takenAt ?? (await db.collection('migrations').findOne({}, { sort: { at: 1 } }))?.['at'];
  return (Date.now() - Number(since ?? NaN)) / 1000;
}
