import { ensureCollection, type Migration } from '@tedarik/service-kit';

const DAY_SECONDS = 86_400;
const FIGURES_SECONDS = 400 * DAY_SECONDS;
/** Words that led to a page are shown for 90 days, the present one included. */
const WORDS_SECONDS = 91 * DAY_SECONDS;

const kept = (expireAfterSeconds: number) => [{ key: { at: 1 }, name: 'kept', expireAfterSeconds }];

/** What is done on pages and on the site, by day, and the searches that led to pages. */
export const PAGE_FIGURES_MIGRATION: Migration = {
  id: '031-page-figures',
  async up(db) {
    await ensureCollection(db, 'pageDays', kept(FIGURES_SECONDS));
    await ensureCollection(db, 'siteDays', kept(FIGURES_SECONDS));
    await ensureCollection(db, 'pageSearches', kept(WORDS_SECONDS));
  },
};
