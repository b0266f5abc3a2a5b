import { z } from 'zod';
import { defineCommand, defineQuery } from './define.js';

/** What is counted on the page of a business: views, and clicks on its telephone, chat, route and website links. */
export const PAGE_ACTS = ['views', 'calls', 'chats', 'directions', 'websites'] as const;
export type PageAct = (typeof PAGE_ACTS)[number];

/** How many rows of each kind one RecordPageActs may have. */
export const MOST_PAGE_ROWS = 500;
/** How many searches that led to a page are shown to its owner. */
export const MOST_PAGE_SEARCHES = 10;
/** How often a search must have led to a page before the owner is shown it. A rarer search could reveal who the visitor was. */
export const FEWEST_OF_A_SEARCH = 3;
/** Maximum number of days that a request for figures covers. */
export const MOST_DAYS = 90;

const day = z.iso.date().describe('A calendar day in Europe/Istanbul.');
const text = z.string().min(1).max(100);
const times = z.int().min(1);
const count = z.int().min(0);
const acts = Object.fromEntries(PAGE_ACTS.map((act) => [act, count])) as Record<PageAct, typeof count>;
const days = z.int().min(1).max(MOST_DAYS);
const counts = z.array(count).max(MOST_DAYS);

export const PageActs = z.strictObject({ businessId: z.uuid(), day, ...acts });
export type PageActs = z.infer<typeof PageActs>;

/**
 * Adds visitors' actions to the figures of pages and of the whole site; no visitor is identified. The commandId identifies the batch: a
 * repeated batch changes nothing, however late it arrives. Fails with `batch-too-old` if it is too old to know whether it is a repeat.
 */
export const RecordPageActs = defineCommand('request.directory.record-page-acts.v1', {
  request: z.strictObject({
    /** When the batch was closed; nothing was added to it afterwards. */
    closedAt: z.iso.datetime(),
    pages: z.array(PageActs).max(MOST_PAGE_ROWS),
    /** Searches from which visitors came to a page. */
    arrivals: z.array(z.strictObject({ businessId: z.uuid(), day, text, times })).max(MOST_PAGE_ROWS),
    /** Searches on the whole site, per day. */
    searches: z.array(z.strictObject({ day, times })).max(MOST_DAYS),
  }),
  reply: z.object({}),
});

export const PageDay = z.object({ day, ...acts });
export type PageDay = z.infer<typeof PageDay>;

/**
 * For the owner of a page: its figures for the last `days` days including today, and the searches that led to it most often. Fails with
 * `not-page-owner`.
 */
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

/** How many quote requests a business received per day of their creation, earliest day first. */
export const CountQuotesOfBusiness = defineQuery('request.quotes.count-quotes-of-business.v1', {
  request: period.extend({ businessId: z.uuid() }),
  reply: z.object({ counts }),
});

/** For the dashboard: what happened on each day, earliest day first. */
export const GetDirectoryDays = defineQuery('request.directory.get-days.v1', {
  request: period,
  reply: z.object({
    pageViews: counts,
    searches: counts,
    /** Businesses that were added, including imported ones. */
    added: counts,
    /** Those among `added` that an import created, or has updated since. */
    imported: counts,
  }),
});

/** For the dashboard: how many reviews were posted on each day, earliest day first; deleted reviews are not counted. */
export const GetReviewDays = defineQuery('request.reviews.get-days.v1', {
  request: period,
  reply: z.object({ counts }),
});

/** For the dashboard: how many confirmed quote requests were made on each day, earliest day first. */
export const GetQuoteDays = defineQuery('request.quotes.get-days.v1', {
  request: period,
  reply: z.object({ counts }),
});
