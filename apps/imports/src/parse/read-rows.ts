import type { ImportForm } from '@tedarik/commands';
import { BrokenFile } from './broken-file.js';
import { isHeader } from './columns.js';
import { decoded } from './encoding.js';
import { JsonSplitter } from './json-splitter.js';
import { type Line, LineSplitter } from './line-splitter.js';
import { LIMITS, type SourceRow } from './source-row.js';

type Unnumbered = Omit<SourceRow, 'row'>;
interface Splitter {
  push(text: string): Unnumbered[];
  end(): Unnumbered[];
}

/**
 * The rows of a file, as they become readable, never the whole file in memory. Throws BrokenFile when the file cannot be
 * read on; rows that came before it were handed out.
 */
export async function* readRows(bytes: AsyncIterable<Uint8Array>, form: ImportForm): AsyncGenerator<SourceRow[]> {
  let splitter: Splitter | null = form === 'tsv' ? tabSeparated() : null;
  let start = '';
  let row = 0;
  const number = (rows: Unnumbered[]): SourceRow[] => {
    const numbered = rows.map((one) => ({ row: (row += 1), ...one }));
    if (row > LIMITS.rows) throw new BrokenFile('too-many-rows', rows.at(-1)?.line ?? null);
    return numbered;
  };
  for await (const text of decoded(bytes)) {
    if (splitter) {
      yield number(splitter.push(text));
      continue;
    }
    start += text;
    if (start.length < LIMITS.lineCharacters && !start.trimStart().includes('\n')) continue;
    splitter = jsonSplitterFor(start);
    yield number(splitter.push(start));
  }
  if (!splitter) {
    splitter = jsonSplitterFor(start);
    yield number(splitter.push(start));
  }
  yield number(splitter.end());
}

/** Objects one to a line are read line by line, so that a broken one costs only itself. */
function jsonSplitterFor(start: string): Splitter {
  const [first = '', second = ''] = start
    .replace(/^\uFEFF/, '')
    .trimStart()
    .split(/\r?\n/, 2);
  return first.startsWith('{') && isJson(first) && second.trimStart().startsWith('{') ? jsonLines() : json();
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const parsed = (text: string | null, line: number): Unnumbered => {
  if (text === null) return { line, broken: 'record-too-large' };
  try {
    return { line, value: JSON.parse(text) as unknown };
  } catch {
    return { line, broken: 'not-json' };
  }
};

function json(): Splitter {
  const splitter = new JsonSplitter();
  return {
    push: (text) => splitter.push(text).map((piece) => parsed(piece.text, piece.line)),
    end: () => splitter.end().map((piece) => parsed(piece.text, piece.line)),
  };
}

function jsonLines(): Splitter {
  const splitter = new LineSplitter(LIMITS.recordCharacters);
  const rows = (lines: Line[]) => lines.filter(({ text }) => text !== '').map(({ text, line }) => parsed(text, line));
  return { push: (text) => rows(splitter.push(text)), end: () => rows(splitter.end()) };
}

function tabSeparated(): Splitter {
  const splitter = new LineSplitter();
  const rows = (lines: Line[]) =>
    lines.flatMap(({ text, line }): Unnumbered[] => {
      if (text === null) return [{ line, broken: 'line-too-long' }];
      const cells = text.replace(/^\uFEFF/, '').split('\t');
      if (text.trim() === '' || (line === 1 && isHeader(cells))) return [];
      return [{ line, value: cells }];
    });
  return { push: (text) => rows(splitter.push(text)), end: () => rows(splitter.end()) };
}
