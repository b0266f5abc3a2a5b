import { COMMAND_LOG_INDEXES, ensureCollection, type Migration } from '@tedarik/service-kit';

/** Adds own entries of the type table, and the log of the commands that change them. */
export const typeCategories: Migration = {
  id: '002-type-categories',
  async up(db) {
    await ensureCollection(db, 'typeCategories');
    await ensureCollection(db, 'commands', COMMAND_LOG_INDEXES);
  },
};
