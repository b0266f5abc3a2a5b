import { ensureCollection, type Migration } from '@tedarik/service-kit';

const DAY_SECONDS = 86_400;
const FIGURES_SECONDS = 400 * DAY_SECONDS;
/** Search words that led to a page are shown for 90 days, including the current one. */
const WORDS_SECONDS = 91 * DAY_SECONDS;

const kept = (expireAfterSeconds: number) => [{ key: { at: 1 }, name: 'kept', expireAfterSeconds }];

/** Adds daily figures of pages and of the site, and the searches that led to pages. */
export const PAGE_FIGURES_MIGRATION: Migration = {
  id: '031-page-figures',
  async up(db) {
    await ensureCollection(db, 'pageDays', kept(FIGURES_SECONDS));
    await ensureCollection(db, 'siteDays', kept(FIGURES_SECONDS));
    await ensureCollection(db, 'pageSearches', kept(WORDS_SECONDS));
  },
};
