import { z } from 'zod';
import { defineCommand, defineQuery } from './define.js';

/** What visitors do on the page of a business that is counted. */
export const PAGE_ACTS = ['views', 'calls', 'chats', 'directions', 'websites'] as const;
export type PageAct = (typeof PAGE_ACTS)[number];

/** How many rows of each kind one RecordPageActs may have. */
export const MOST_PAGE_ROWS = 500;
/** How many searches its owner is shown, … */
export const MOST_PAGE_SEARCHES = 10;
/** … and how often each must have led to the page: what fewer did might tell who it was. */
export const FEWEST_OF_A_SEARCH = 3;
/** Figures are told of so many days at most. */
export const MOST_DAYS = 90;

const day = z.iso.date().describe('A day of Europe/Istanbul.');
const text = z.string().min(1).max(100);
const times = z.int().min(1);
const count = z.int().min(0);
const acts = Object.fromEntries(PAGE_ACTS.map((act) => [act, count])) as Record<PageAct, typeof count>;
const days = z.int().min(1).max(MOST_DAYS);
const counts = z.array(count).max(MOST_DAYS);

export const PageActs = z.strictObject({ businessId: z.uuid(), day, ...acts });
export type PageActs = z.infer<typeof PageActs>;

/**
 * Adds what visitors did to the figures of pages and of the site; no visitor is named. The commandId is that of the batch:
 * the same batch again changes nothing, however late. Fails with `batch-too-old` where that could no longer be known.
 */
export const RecordPageActs = defineCommand('request.directory.record-page-acts.v1', {
  request: z.strictObject({
    /** When nothing more was added to the batch. */
    closedAt: z.iso.datetime(),
    pages: z.array(PageActs).max(MOST_PAGE_ROWS),
    /** Searches that led to a page. */
    arrivals: z.array(z.strictObject({ businessId: z.uuid(), day, text, times })).max(MOST_PAGE_ROWS),
    /** Searches of the whole site. */
    searches: z.array(z.strictObject({ day, times })).max(MOST_DAYS),
  }),
  reply: z.object({}),
});

export const PageDay = z.object({ day, ...acts });
export type PageDay = z.infer<typeof PageDay>;

/** Of its owner: the figures of a page for so many days until today, and the searches that led to it most often. Fails with `not-page-owner`. */
export const GetPageFigures = defineQuery('request.directory.get-page-figures.v1', {
  request: z.strictObject({ businessId: z.uuid(), days }),
  reply: z.object({
    days: z.array(PageDay).max(MOST_DAYS),
    searches: z.array(z.object({ text, times })).max(MOST_PAGE_SEARCHES),
  }),
});

const period = z.strictObject({
  /** The last day. */
  until: day,
  days,
});

/** Requests for quotes that reached a business, by the day on which they were made, the earliest first. */
export const CountQuotesOfBusiness = defineQuery('request.quotes.count-quotes-of-business.v1', {
  request: period.extend({ businessId: z.uuid() }),
  reply: z.object({ counts }),
});

/** For the dashboard: what happened on each day, the earliest first. */
export const GetDirectoryDays = defineQuery('request.directory.get-days.v1', {
  request: period,
  reply: z.object({
    pageViews: counts,
    searches: counts,
    /** Businesses that were added, those of imports too. */
    added: counts,
    /** Those of them that an import has created, or written over since. */
    imported: counts,
  }),
});

/** For the dashboard: reviews by the day on which they were posted, the earliest first; deleted ones are not counted. */
export const GetReviewDays = defineQuery('request.reviews.get-days.v1', {
  request: period,
  reply: z.object({ counts }),
});

/** For the dashboard: confirmed requests for quotes by the day on which they were made, the earliest first. */
export const GetQuoteDays = defineQuery('request.quotes.get-days.v1', {
  request: period,
  reply: z.object({ counts }),
});
