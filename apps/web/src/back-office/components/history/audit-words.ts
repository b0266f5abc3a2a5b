import { FIELD_NAMES, fieldOf, RECORD_OPTIONS } from '@tedarik/fields';
import { formatNumber, formatPhone } from '@tedarik/turkish';
import dayjs from 'dayjs';
import { useMessages } from '../../../lib/messages.js';
import { importOutcomes } from '../import-words.js';
import { useRecordNamesQuery } from './history-api.js';
import {
  actionMessages,
  bulkCountMessages,
  businessFieldMessages,
  fieldMessages,
  historyMessages,
  kindMessages,
  valueMessages,
} from './history.messages.js';
import { useMoment } from './use-moment.js';

/** What the codes of the log are called; a code without words is shown as it is. */
export function useAuditWords() {
  const actions = useMessages(actionMessages) as Record<string, string>;
  const kinds = useMessages(kindMessages) as Record<string, string>;
  const { businesses } = useMessages(historyMessages);
  return {
    actions,
    kinds,
    action: (code: string) => actions[code] ?? code,
    kind: (code: string) => kinds[code] ?? code,
    /** A change of many is called by how many they were. */
    record: ({ recordKind, recordName }: { recordKind: string; recordName: string }) =>
      recordKind === 'bulk-edit' && recordName ? businesses(formatNumber(Number(recordName))) : recordName,
  };
}

export interface Named {
  id: string;
  name: string;
}

type Json = string | number | boolean | null | Json[] | { [field: string]: Json };

/** Those whose changes name others by their ids. */
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
/** Stored as they came, by imports in E.164: beside each other they read alike. */
const PHONES: ReadonlySet<string> = new Set(
  FIELD_NAMES.filter((name) => /^(?:phone|mobile)$/.test(fieldOf(name).kind)),
);
/** Fields that name businesses by their ids: one without a name is deleted. */
const OF_BUSINESSES = /^(?:businessId|alsoOfferedBy|shownBy)$/;
/** Fields that count rows of an import, or businesses of a change of many. */
const COUNTS: ReadonlySet<string> = new Set([...Object.keys(importOutcomes), ...Object.keys(bulkCountMessages)]);
const A_MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** What the fields of a kind of record are called, and their values as a person reads them. */
export function useChangeWords(kind: string, named: readonly Named[] = []) {
  const fields = { ...useMessages(fieldMessages), ...useMessages(bulkCountMessages) } as Record<string, string>;
  const ofBusiness = useMessages(businessFieldMessages) as Record<string, string>;
  const codes = useMessages(valueMessages) as Record<string, string>;
  const { yes, no, closed, gone } = useMessages(historyMessages);
  const moment = useMoment();
  const { data: known = {} } = useRecordNamesQuery(undefined, { skip: !NAMES_OTHERS.includes(kind) });
  const names: Readonly<Record<string, string>> = {
    ...known,
    ...Object.fromEntries(named.map(({ id, name }) => [id, name])),
  };
  const field = (name: string) => (kind === 'business' && ofBusiness[name]) || (fields[name] ?? name);

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
    if (A_MOMENT.test(text)) return moment(text);
    if (COUNTS.has(name)) return formatNumber(Number(text));
    if (PHONES.has(name)) return formatPhone(text);
    return (CODED.has(name) && codes[text]) || (names[text] ?? (OF_BUSINESSES.test(name) ? gone : text));
  }
  return {
    field,
    value: (name: string, text: string | null | undefined) => (text ? say(name, read(text)) : '') || null,
  };
}

const dayOf = (day: string | undefined): string => (day ? dayjs(day).format('D MMM YYYY') : '…');

/** The log keeps what is no text as JSON, and cuts it when it is long: what came whole is still read. */
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
