import { NUMBER_FIELDS, RECORD_OPTIONS } from '@tedarik/fields';
import { formatNumber, formatPhone, formatShortDate, formatShortMoment } from '@tedarik/turkish';
import dayjs from 'dayjs';
import { useMessages } from '../../../lib/messages.js';
import { importOutcomes } from '../import-words.js';
import { textFor } from '../text-for.js';
import { useRecordNamesQuery } from './history-api.js';
import {
  actionMessages,
  bulkCountMessages,
  fieldMessages,
  fieldsOfKind,
  historyMessages,
  kindMessages,
  noFields,
  valueMessages,
} from './history.messages.js';

/** Texts for the codes of the audit log; an unknown code is shown as it is. */
export function useAuditWords() {
  const actions = useMessages(actionMessages);
  const kinds = useMessages(kindMessages);
  const { businesses } = useMessages(historyMessages);
  return {
    actions,
    kinds,
    action: (code: string) => textFor(actions, code),
    kind: (code: string) => textFor(kinds, code),
    /** The name of a record. A bulk edit is named by its number of businesses. */
    record: ({ recordKind, recordName }: { recordKind: string; recordName: string }) =>
      recordKind === 'bulk-edit' && recordName ? businesses(formatNumber(Number(recordName))) : recordName,
  };
}

export interface Named {
  id: string;
  name: string;
}

type Json = string | number | boolean | null | Json[] | { [field: string]: Json };

/** Kinds of record whose changes contain ids of other records. */
const NAMES_OTHERS = ['business', 'product', 'place-type'];
/** Fields whose values are codes. */
const CODED = new Set([
  ...[
    'status',
    'businessStatus',
    'role',
    'mailedDecisions',
    'form',
    'separator',
    'onDuplicate',
    'onBranch',
    'onDoubtful',
    'outcome',
  ],
  ...Object.keys(RECORD_OPTIONS),
]);
/** Fields with ids of businesses; an id without a name belongs to a deleted one. */
const OF_BUSINESSES = /^(?:businessId|alsoOfferedBy|shownBy)$/;
/** Fields with numbers of an import's rows or a bulk edit's businesses. */
const COUNTS: ReadonlySet<string> = new Set([...Object.keys(importOutcomes), ...Object.keys(bulkCountMessages)]);
const NUMBERS: ReadonlySet<string> = new Set(NUMBER_FIELDS);
const A_MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Labels of the fields of a kind of record, and their values as text for people. */
export function useChangeWords(kind: string, named: readonly Named[] = []) {
  const fields = { ...useMessages(fieldMessages), ...useMessages(bulkCountMessages) } as Record<string, string>;
  const ofKind: Record<string, string> = useMessages(fieldsOfKind[kind] ?? noFields);
  const codes = useMessages(valueMessages) as Record<string, string>;
  const { yes, no, closed, gone } = useMessages(historyMessages);
  const { data: known = {} } = useRecordNamesQuery(undefined, { skip: !NAMES_OTHERS.includes(kind) });
  const names: Readonly<Record<string, string>> = {
    ...known,
    ...Object.fromEntries(named.map(({ id, name }) => [id, name])),
  };
  const field = (name: string) => ofKind[name] ?? fields[name] ?? name;

  const placeWords = ({ address, borough, city, country, phone, email }: Record<string, string>) => [
    [address, borough, city, country, phone && formatPhone(phone), email].filter(Boolean).join(', '),
  ];
  const shapes: Record<string, (value: Record<string, string>) => (string | null | undefined)[]> = {
    openingHours: ({ dayOfWeek, opens, closes, isClosed }) => [
      dayjs().day(Number(dayOfWeek)).format('dddd'),
      isClosed ? closed : [opens, closes].join('–'),
    ],
    locations: placeWords,
    headquarters: placeWords,
    certificates: ({ certificateId, issuedDate, expiryDate }) => [
      names[certificateId ?? ''] ?? certificateId,
      issuedDate || expiryDate ? `(${[issuedDate, expiryDate].map((day) => dayOf(day)).join('–')})` : null,
    ],
  };

  function say(name: string, value: Json): string {
    if (value === null) return '';
    if (Array.isArray(value)) return value.map((each) => say(name, each)).join(name in shapes ? '\n' : ', ');
    if (typeof value === 'boolean') return value ? yes : no;
    if (typeof value !== 'object') return sayText(name, String(value));
    const parts =
      shapes[name]?.(value as Record<string, string>) ??
      Object.entries(value).map(([key, each]) => `${field(key)}: ${say(key, each)}`);
    return parts.filter(Boolean).join(' ');
  }
  function sayText(name: string, text: string): string {
    if (A_MOMENT.test(text)) return formatShortMoment(text);
    if (COUNTS.has(name)) return formatNumber(Number(text));
    if (NUMBERS.has(name)) return formatPhone(text);
    return (CODED.has(name) && codes[text]) || (names[text] ?? (OF_BUSINESSES.test(name) ? gone : text));
  }
  return {
    field,
    value: (name: string, text: string | null | undefined) => (text ? say(name, read(text)) : '') || null,
  };
}

const dayOf = (day: string | undefined): string => (day ? formatShortDate(day) : '…');

/** Parses a value: the log stores values other than text as JSON and cuts long ones. Of a cut list the complete elements are still read. */
function read(text: string): Json {
  if (!/^(?:[[{]|true$|false$)/.test(text)) return text;
  for (const whole of [text, `${text.slice(0, text.lastIndexOf('},') + 1)},"…"]`]) {
    try {
      return JSON.parse(whole) as Json;
    } catch {
      continue;
    }
  }
  return text;
}
