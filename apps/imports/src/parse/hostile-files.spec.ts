import type { ColumnSeparator, ImportForm } from '@tedarik/commands';
import fc from 'fast-check';
import { mapColumns } from '../mapping/map-columns.js';
import { mapRecord } from '../mapping/map-record.js';
import { BrokenFile } from './broken-file.js';
import { readRows } from './read-rows.js';
import type { SourceRow } from './source-row.js';

async function* inParts(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size));
}

interface Read {
  rows: SourceRow[];
  /** The code of the BrokenFile error, if there was one. */
  code: BrokenFile['code'] | null;
}

/** Reads a file. Any error other than BrokenFile is rethrown. */
async function read(
  bytes: Uint8Array,
  form: ImportForm,
  separator: ColumnSeparator | null = null,
  size = 4_096,
): Promise<Read> {
  const rows: SourceRow[] = [];
  try {
    for await (const batch of readRows(inParts(bytes, size), form, separator)) rows.push(...batch);
  } catch (error) {
    if (error instanceof BrokenFile) return { rows, code: error.code };
    throw error;
  }
  return { rows, code: null };
}

/** Every row has a unique number, and is either broken with a code, or maps to a business or a refusal. */
function expectPlain(rows: SourceRow[], form: ImportForm): void {
  rows.forEach(({ row, line, value, broken }, i) => {
    expect(row).toBe(form === 'json' ? i + 1 : line);
    expect(row).toBeGreaterThan(rows[i - 1]?.row ?? 0);
    expect(line).toBeGreaterThanOrEqual(rows[i - 1]?.line ?? 1);
    expect(broken === undefined).toBe(value !== undefined);
    if (broken) return;
    const mapped = form === 'json' ? mapRecord(value) : mapColumns(value as string[]);
    if (!('business' in mapped)) return;
    expect(textsIn(mapped.business).filter((text) => HALF_A_LETTER.test(text) || text.includes('\0'))).toEqual([]);
  });
}

const HALF_A_LETTER = /\p{Cs}/u;
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);

const FORMS: [ImportForm, ColumnSeparator | null][] = [
  ['json', null],
  ['tsv', null],
  ['tsv', 'tab'],
  ['tsv', 'semicolon'],
  ['tsv', 'comma'],
];
const SIGNS = [...'{}[]",:;\\\t\n\r\0 x7\u{feff}Ç', '"data":', '{"a":1}', '\\u0000', '\\ud800', 'null'];

/** Arbitrary code units, including unpaired surrogates, around the lengths at which texts are cut. */
const anyText = fc
  .tuple(fc.constantFrom('', 'x'.repeat(149), 'x'.repeat(499)), fc.array(fc.nat(0xffff), { maxLength: 12 }))
  .map(([start, units]) => start + String.fromCharCode(...units) + (start && '🌶'));
const record = fc
  .record({ name: anyText, address: anyText, type: anyText })
  .chain((known) => fc.dictionary(anyText, fc.jsonValue({ maxDepth: 3 })).map((more) => ({ ...more, ...known })));

describe.each(FORMS)('a hostile file, read as %s with the separator %s', (form, separator) => {
  it('A25 A26 of random bytes has rows, or fails with one code', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
        expectPlain((await read(bytes, form, separator)).rows, form);
      }),
    );
  });

  it('A25 A26 of random syntax characters has rows, or fails with one code', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...SIGNS), { maxLength: 200 }), async (signs) => {
        expectPlain((await read(Buffer.from(signs.join('')), form, separator)).rows, form);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a file of records', () => {
  const records = fc.array(record, { minLength: 1, maxLength: 6 });

  it('A25 has one row for each record, whatever the record contains', async () => {
    await fc.assert(
      fc.asyncProperty(records, async (written) => {
        const { rows, code } = await read(Buffer.from(JSON.stringify(written)), 'json');
        expectPlain(rows, 'json');
        expect([rows.length, code]).toEqual([written.length, null]);
      }),
    );
  });

  it('A25 that ends too early returns the rows before that, and reports "truncated"', async () => {
    await fc.assert(
      fc.asyncProperty(records, fc.nat(), async (written, at) => {
        const whole = JSON.stringify(written);
        const { rows, code } = await read(Buffer.from(whole.slice(0, 1 + (at % (whole.length - 1)))), 'json');
        expectPlain(rows, 'json');
        expect(code).toBe('truncated');
      }),
    );
  });

  it.each(['utf16le', 'latin1'] as const)(
    'A25 in %s without its first bytes has rows, or fails with one code',
    async (encoding) => {
      await fc.assert(
        fc.asyncProperty(records, fc.nat(3), async (written, lost) => {
          expectPlain((await read(Buffer.from(JSON.stringify(written), encoding).subarray(lost), 'json')).rows, 'json');
        }),
      );
    },
  );
});

describe.each([
  ['semicolon', ';'],
  ['comma', ','],
] as const)('cells in quotes with a %s between them', (separator, sign) => {
  const cell = fc
    .array(fc.constantFrom('a', '"', ';', ',', '\n', '\t', ' ', 'ş'), { maxLength: 12 })
    .map((signs) => signs.join(''));
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const row = fc.array(cell, { minLength: 1, maxLength: 8 });

  it('IMP-TSV-10 are read as they were written', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 6 }), async (written) => {
        const rows = [['ilk', 'satır'], ...written];
        const text = rows.map((cells) => cells.map(quoted).join(sign)).join('\r\n');
        const filled = rows.filter((cells) => cells.some((one) => one.trim() !== ''));
        expect((await read(Buffer.from(text), 'tsv', separator)).rows.map(({ value }) => value)).toEqual(filled);
      }),
    );
  });
});
