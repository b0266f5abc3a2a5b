import type { RowFix } from '@tedarik/commands';
import { mergedCorrections, NO_CORRECTIONS } from './corrections.js';

const edit = (key: string, text: string) => ({ key, values: [{ target: 'websiteUrl' as const, text }] });
const city = (text: string): RowFix => ({
  problem: { kind: 'warning', reason: 'guessed-city' },
  where: null,
  target: 'city',
  text,
});
const withEdits = (edits: ReturnType<typeof edit>[]) => ({ ...NO_CORRECTIONS, edits });

it('the newer of two fixes or edits of the same thing wins', () => {
  const former = { fixes: [city('Rize')], edits: [edit('a', 'https://a.example'), edit('b', 'https://b.example')] };
  const newer = { fixes: [city('Kars')], edits: [edit('a', 'https://c.example')] };
  expect(mergedCorrections(former, newer)).toEqual({
    fixes: [city('Kars')],
    edits: [edit('b', 'https://b.example'), edit('a', 'https://c.example')],
  });
});

it('an edit without values removes the former edit', () => {
  const former = withEdits([edit('a', 'https://a.example'), edit('b', 'https://b.example')]);
  const merged = mergedCorrections(former, { fixes: [], edits: [{ key: 'a', values: [] }] });
  expect(merged.edits).toEqual([edit('b', 'https://b.example')]);
});

it('keeps the newest edits within the limits of size and number', () => {
  const long = `https://a.example/${'a'.repeat(2_000)}`;
  const edits = Array.from({ length: 900 }, (_, at) => edit(String(at), long));
  const { edits: kept } = mergedCorrections(NO_CORRECTIONS, withEdits(edits));
  expect(JSON.stringify(kept).length).toBeLessThan(1_100_000);
  expect(kept.length).toBeGreaterThan(400);
  expect(kept.at(-1)?.key).toBe('899');
  const short = Array.from({ length: 1_100 }, (_, at) => edit(String(at), 'https://a.example'));
  expect(mergedCorrections(NO_CORRECTIONS, withEdits(short)).edits).toHaveLength(1_000);
});
