import { isDeepStrictEqual } from 'node:util';
import type { AuditRecord } from '@tedarik/events';

type Fields = NonNullable<AuditRecord['before']>;

const LONGEST_VALUE = 1_000;
const MOST_FIELDS = 60;
/** Internal fields, which change with every save or only repeat another field. */
const OF_THE_MACHINE = /^(?:_id|id|revision|version|createdAt|updatedAt|held|words|importIds|.*Key)$/;
const NEVER = /password|token|secret/i;

/** The fields that differ between two states, shortened for readers. Null if both states exist and nothing differs. */
export function changedFields(
  before: object | null,
  after: object | null,
): { before: Fields | null; after: Fields | null } | null {
  const [old, now] = [plain(before), plain(after)];
  if (!old || !now) return { before: old && cut(old), after: now && cut(now) };
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  const changed = names.filter((name) => !isDeepStrictEqual(old[name], now[name]));
  if (changed.length === 0) return null;
  const only = (fields: Fields) =>
    cut(Object.fromEntries(changed.flatMap((name) => (name in fields ? [[name, fields[name]]] : []))) as Fields);
  return { before: only(old), after: only(now) };
}

/** Converts to plain JSON, in which dates are strings and undefined fields are missing; removes internal and secret fields. */
function plain(state: object | null): Fields | null {
  if (!state) return null;
  const fields = Object.entries(JSON.parse(JSON.stringify(state)) as Fields);
  return Object.fromEntries(fields.filter(([name]) => !OF_THE_MACHINE.test(name) && !NEVER.test(name)));
}

const cut = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields)
      .slice(0, MOST_FIELDS)
      .map(([name, value]) => [name, cutValue(value)]),
  );

function cutValue(value: Fields[string]): Fields[string] {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : value;
}
