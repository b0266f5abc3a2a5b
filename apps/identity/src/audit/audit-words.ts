import type { AuditRecord } from '@tedarik/events';
import { foldedWords } from '@tedarik/turkish';

const MOST_WORDS = 200;

/** Words by which an audit record is found: those of names first, then those of changed values. */
export function auditWords({ actor, action, record, before, after }: AuditRecord): string[] {
  const changed = [before, after].flatMap((fields) => Object.values(fields ?? {}));
  const texts = [actor?.name ?? '', record.name, record.kind, action, ...changed.map(asText)];
  return [...new Set(texts.flatMap(foldedWords))].slice(0, MOST_WORDS);
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
