import { AUDIT_RECORDED, CATALOGUE, type EventDefinition } from '@tedarik/events';
import { RECORDS, typeName } from '@tedarik/fields';

/** Name of a back-office list whose content may have changed; the names are defined by the web app. */
export type ChangedList = string;

/** Lists affected by a domain event, by `service.aggregate` of its subject. */
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

/** Lists affected by an administrator's change, by kind of record. Covers changes for which no domain event exists. */
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

/** Every list that an event may affect. */
export const LISTS: readonly ChangedList[] = [...new Set(['Audit', ...TOLD, ...Object.values(OF_RECORD).flat()])];

const AUDITED = new Set<string>(Object.values(AUDIT_RECORDED).map(({ subject }) => subject));

/** Every event that may change a list, with the lists it affects. Of an audit record only the record's kind is used. */
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
