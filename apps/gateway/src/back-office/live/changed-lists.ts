import { AUDIT_RECORDED, CATALOGUE, type EventDefinition } from '@tedarik/events';
import { RECORDS, typeName } from '@tedarik/fields';

/** A list of the back office that may show something else now; the web app's own words. */
export type ChangedList = string;

/** By service and aggregate of a domain event's subject. */
const OF_AGGREGATE: Readonly<Record<string, readonly ChangedList[]>> = {
  'directory.business': ['Business', 'Panel'],
  'directory.product': ['Product'],
  'directory.photo': ['Photo'],
  'directory.category': ['Category', 'Panel'],
  'directory.district': ['District'],
  'directory.seo-text': ['SeoText'],
  'directory.counts': ['Category', 'District', 'Panel'],
  'blog.post': ['Post', 'BlogCategory'],
  'blog.category': ['BlogCategory', 'Post'],
  'blog.comments': ['Comment', 'Panel'],
  'reviews.review': ['Review', 'Panel'],
  'reviews.hold': ['Review', 'Panel'],
  'reviews.rating': ['Review', 'Business'],
};

const TOLD = new Set(Object.values(OF_AGGREGATE).flat());

/** By kind of the record that somebody of the back office has changed: what no domain event tells. */
export const OF_RECORD: Readonly<Record<string, readonly ChangedList[]>> = {
  ...Object.fromEntries(RECORDS.filter(({ one }) => !TOLD.has(typeName(one))).map(({ one }) => [one, [typeName(one)]])),
  account: ['Account'],
  'bulk-edit': ['BulkEdit'],
  'blog-comment': ['Comment', 'Panel'],
  import: ['Import', 'ImportQueue', 'ScheduledImport'],
  'page-owner': ['Claim', 'Panel'],
  'parked-messages': ['DeadLetters'],
  'place-type': ['TypeCategory'],
  review: ['Review', 'Panel'],
  'search-index': ['SearchIndex'],
  'quote-request': ['QuoteRequest'],
  submission: ['Submission', 'Panel'],
  'change-suggestion': ['ChangeSuggestion', 'Panel'],
};

const AUDITED = new Set<string>(Object.values(AUDIT_RECORDED).map(({ subject }) => subject));

/** Every event after which a list may be another one, and which. Of an audit record only its kind is looked at. */
export const LIST_CHANGES: readonly { event: EventDefinition; listsOf: (data: unknown) => readonly ChangedList[] }[] =
  CATALOGUE.flatMap((event) => {
    if (AUDITED.has(event.subject)) {
      return { event, listsOf: (data) => ['Audit', ...(OF_RECORD[(data as Audited).record.kind] ?? [])] };
    }
    const [, service, aggregate] = event.subject.split('.');
    const lists = OF_AGGREGATE[`${service}.${aggregate}`];
    return lists ? { event, listsOf: () => lists } : [];
  });

interface Audited {
  record: { kind: string };
}
