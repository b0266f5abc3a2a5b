import { LABELS_OF_KIND, QUOTE_UNITS, RECORD_OPTIONS, RECORDS, typeName } from '@tedarik/fields';
import { formatPhone } from '@tedarik/turkish';
import type { Locale } from '../../lib/locale.js';
import { messagesIn } from '../../lib/messages.js';
import { inWords } from '../../lib/written-value.js';
import {
  actionMessages,
  fieldMessages,
  historyMessages,
  kindMessages,
  valueMessages,
} from '../components/history/history.messages.js';
import { importForecasts, importOutcomes } from '../components/import-words.js';
import { matchReasonMessages } from '../components/match-reasons.messages.js';
import { changeSuggestionMessages } from '../features/change-suggestions/change-suggestions.messages.js';
import { importRunMessages } from '../features/import-runs/import-runs.messages.js';
import { knownReasonIn, reasonIn } from '../features/import-runs/reason-text.js';
import { columnMessages, fileMessages } from './export.messages.js';

type Words = Readonly<Record<string, string>>;

/**
 * Fields that are left out of files, because they are for programs only or of no use in a file: ids, addresses of small pictures, form
 * keys.
 */
const LEFT_OUT =
  /(?:^|\.)(?:id|actorId|recordId|businessId|keptId|mergedId|key|revision|logo|avatarUrl|color|previewToken|mailedDecisions|noticeVersion|businessSlug|importId|uploadId|width|height|(?:add|remove)(?:Category|ServiceAttribute)Id)$|^(?:business|post)\.(?:slug|status|isPublic)$|^documents\.(?:type|bytes)$/;
const { closed, moved, contact, hours, other, visitor, account, owner } = changeSuggestionMessages;
const CODES: Readonly<Record<string, object>> = {
  ...RECORD_OPTIONS,
  status: valueMessages,
  state: valueMessages,
  way: valueMessages,
  closedBecause: valueMessages,
  unit: QUOTE_UNITS,
  role: valueMessages,
  action: actionMessages,
  recordKind: kindMessages,
  type: kindMessages,
  outcome: { ...valueMessages, ...importForecasts, ...importOutcomes, kept: importRunMessages.kept },
  reasons: matchReasonMessages,
  reason: { closed, moved, contact, hours, other },
  by: { visitor, account, owner },
  part: fieldMessages,
};
/** Fields of a suggestion whose values are JSON unless they are text. */
const PROPOSED: ReadonlySet<string> = new Set(['seen', 'suggested', 'current']);
const A_MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** The labels of the fields of described records, by the operation of their list. */
const LABELS_OF_LIST = Object.fromEntries([
  ...RECORDS.map(({ one, many }) => [`Managed${typeName(many)}`, LABELS_OF_KIND[one]] as const),
  ['ManagedBusinesses', LABELS_OF_KIND.business] as const,
  ['ManagedProducts', LABELS_OF_KIND.product] as const,
  ['ManagedPosts', LABELS_OF_KIND['blog-post']] as const,
  ['ManagedAccounts', LABELS_OF_KIND.account] as const,
]);

/** File names, column headings and values of exported lists in words. */
export interface ExportWords {
  /** File name without extension; undefined if the list has none of its own. */
  file: (operation: string) => string | undefined;
  /** The heading of a column; null if the column is left out, undefined if it has no heading. */
  heading: (operation: string, path: readonly string[]) => string | null | undefined;
  value: (path: readonly string[], value: unknown) => string;
  /** The reason why a row was not imported, by its code. */
  reason: (code: string, name: string) => string;
}

export function exportWords(locale: Locale): ExportWords {
  const [files, columns, fields]: Words[] = [
    messagesIn(fileMessages, locale),
    messagesIn(columnMessages, locale),
    messagesIn(fieldMessages, locale),
  ];
  const { yes, no } = messagesIn(historyMessages, locale);
  const day = new Intl.DateTimeFormat(locale === 'tr' ? 'tr-TR' : 'en-GB', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Europe/Istanbul',
  });
  const decimal = new Intl.NumberFormat(locale === 'tr' ? 'tr-TR' : 'en-GB', {
    useGrouping: false,
    maximumFractionDigits: 10,
  });
  return {
    file: (operation) => files?.[operation],
    heading: (operation, path) => {
      const dotted = path.join('.');
      if (LEFT_OUT.test(dotted)) return null;
      const own = columns?.[`${operation}.${dotted}`] ?? LABELS_OF_LIST[operation]?.[dotted]?.[locale];
      return own ?? columns?.[dotted] ?? fields?.[dotted];
    },
    value: (path, value) => {
      if (typeof value === 'boolean') return value ? yes : no;
      if (typeof value === 'number') return decimal.format(value);
      if (typeof value !== 'string') return JSON.stringify(value);
      if (A_MOMENT.test(value)) return day.format(new Date(value));
      const name = path.at(-1) ?? '';
      const codes = CODES[name] as Parameters<typeof messagesIn>[0] | undefined;
      const coded = codes && (messagesIn(codes, locale) as Words)[value];
      const reason = name === 'reason' ? knownReasonIn(locale)(value) : undefined;
      return coded ?? reason ?? formatPhone(PROPOSED.has(name) ? inWords(value) : value);
    },
    reason: (code, name) => reasonIn(locale)(code, name),
  };
}
