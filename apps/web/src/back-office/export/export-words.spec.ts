import { type DocumentNode, Kind, parse, type SelectionSetNode } from 'graphql';
import { OPERATIONS } from '../../lib/graphql/documents.js';
import { exportWords } from './export-words.js';

const words = exportWords('tr');

/** Paths of all values in the rows of a list. */
function leavesOf(document: DocumentNode, set: SelectionSetNode, above: string[] = []): string[][] {
  return set.selections.flatMap((selection) => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const found = document.definitions.find(
        (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === selection.name.value,
      );
      return found && 'selectionSet' in found ? leavesOf(document, found.selectionSet, above) : [];
    }
    if (selection.kind !== Kind.FIELD) return [];
    const path = [...above, selection.name.value];
    return selection.selectionSet ? leavesOf(document, selection.selectionSet, path) : [path];
  });
}

const LISTS = OPERATIONS.filter(({ name }) => words.file(name) !== undefined).map(({ name, text }) => {
  const document = parse(text);
  const all = document.definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION ? leavesOf(document, one.selectionSet) : [],
  );
  const rows = all.filter(([, part]) => part === 'items').map(([, , ...path]) => path);
  return { name, rows };
});

it.each(LISTS)('K25 says in words, or leaves out, every column of $name', ({ name, rows }) => {
  expect(rows.length).toBeGreaterThan(2);
  expect(rows.filter((path) => words.heading(name, path) === undefined)).toEqual([]);
  expect(rows.map((path) => words.heading(name, path)).filter((heading) => heading !== null)).not.toEqual([]);
});

it('K25 has a name for the file of every list of the back office', () => {
  const lists = OPERATIONS.filter(({ name, text }) => /^Managed/.test(name) && /\bitems\b/.test(text));
  expect(lists.filter(({ name }) => words.file(name) === undefined).map(({ name }) => name)).toEqual([]);
});

it('K25 heads a column with the label that the form has', () => {
  expect(words.heading('ManagedSynonyms', ['name'])).toBe('Kelime');
  expect(words.heading('ManagedBusinesses', ['name'])).toBe('İşletme adı');
  expect(words.heading('ManagedPosts', ['slug'])).toBe('Slug');
});

it('K25 says values as people read them', () => {
  const value = (path: string, given: unknown) => words.value(path.split('.'), given);
  expect(value('status', 'pending')).toBe('Beklemede');
  expect(value('verified', true)).toBe('Evet');
  expect(value('averageRating', 4.5)).toBe('4,5');
  expect(value('phone', '+905321112232')).toBe('0532 111 22 32');
  expect(value('phone', '+995322123456')).toBe('+995322123456');
  expect(value('updatedAt', '2026-11-22T18:30:00.000Z')).toBe('22.11.2026 21:30');
  expect(value('name', 'pending')).toBe('pending');
  expect(value('by', 'visitor')).toBe('Ziyaretçi');
  expect(value('by', 'Ayşe Yılmaz')).toBe('Ayşe Yılmaz');
  expect(value('reason', 'moved')).toBe('Taşınmış');
  expect(value('changes.part', 'phone')).toBe('Telefon');
  const place = JSON.stringify({ address: 'Yeni Yol 5', borough: null, city: 'İzmir' });
  expect(value('changes.suggested', place)).toBe('Yeni Yol 5, İzmir');
  expect(value('changes.seen', '+905321112232')).toBe('0532 111 22 32');
});

it.each(['created', 'updated', 'duplicate', 'skipped', 'invalid', 'new', 'branch', 'doubtful', 'undone', 'kept'])(
  'K25 says the outcome or forecast %s of a row of an import in Turkish',
  (outcome) => {
    expect(words.value(['outcome'], outcome)).toMatch(/^\p{Lu}/u);
  },
);

it.each(['finished', 'paused', 'cancelled', 'importing', 'unchanged', 'failed'])(
  'K25 says the outcome %s of a scheduled import as its list does',
  (outcome) => expect(words.value(['outcome'], outcome)).toMatch(/^\p{Lu}[\p{L} ]+$/u),
);

it('K25 says why a scheduled import failed', () => {
  expect(words.value(['reason'], 'not-answered')).toBe('Sunucu yanıt vermedi.');
  expect(words.value(['reason'], 'Belge okunmuyor.')).toBe('Belge okunmuyor.');
});

it('K25 says why a row of an import did not go in', () => {
  expect(words.reason('address-required', 'Öz Çay')).toMatch(/Adresi eksik/);
  expect(words.reason('business-exists', 'Öz Çay')).toContain('"Öz Çay"');
  expect(words.reason('never-heard-of', '')).not.toBe('');
});
