import { LIMITS } from './source-row.js';

interface WholeLine {
  text: string;
  line: number;
}

/** A cell between tabs that reads as this text, although it begins with a quote. */
export const tabCell = (text: string): string => (text.startsWith('"') ? `"${text.replaceAll('"', '""')}"` : text);

/** The cells of one record, or null when its quotes are not balanced; `line` is its first line. */
export interface QuotedRow {
  cells: string[] | null;
  line: number;
}

type State = 'whole' | 'open' | 'broken';

interface OpenRow {
  lines: WholeLine[];
  cells: string[];
  /** The text so far of the cell whose quote is open. */
  cell: string;
  characters: number;
}

/**
 * Reads cells with quotes (RFC 4180) from lines. An unclosed quote would swallow the rest of the file; instead only the line that opened it
 * is lost, and the following lines are read again.
 *
 * Between tabs most programs write no quotes, but Excel does. So there a line whose quotes are not balanced is read as it is, and several
 * lines are one record only if it has the number of `columns` of the header.
 */
export class QuotedRows {
  private open: OpenRow | null = null;

  constructor(
    private readonly separator: string,
    private readonly columns: number | null = null,
  ) {}

  /** Returns the records that end with this line. */
  push(line: WholeLine): QuotedRow[] {
    if (!this.open && !line.text.includes('"')) return [{ cells: line.text.split(this.separator), line: line.line }];
    const rows: QuotedRow[] = [];
    const waiting = [line];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const row = this.open ?? { lines: [], cells: [], cell: '', characters: 0 };
      const state = this.stateOf(row, this.read(row, next));
      this.open = state === 'open' ? row : null;
      if (state === 'open') continue;
      rows.push({ cells: state === 'whole' ? row.cells : this.withoutQuotes(row), line: row.lines[0]!.line });
      if (state === 'broken') waiting.push(...row.lines.slice(1).reverse());
    }
    return rows;
  }

  /** Ends an open quote, at the end of the file or before a line that was too long. */
  end(): QuotedRow[] {
    const rows: QuotedRow[] = [];
    while (this.open) {
      const { open } = this;
      const [first, ...rest] = open.lines;
      this.open = null;
      rows.push({ cells: this.withoutQuotes(open), line: first!.line }, ...rest.flatMap((line) => this.push(line)));
    }
    return rows;
  }

  private stateOf(row: OpenRow, state: State): State {
    if (this.separator !== '\t' || state === 'broken') return state;
    if (state === 'open') return this.columns === null ? 'broken' : 'open';
    return row.lines.length === 1 || row.cells.length === this.columns ? 'whole' : 'broken';
  }

  /** The cells of the first line, where quotes may be mere signs. */
  private withoutQuotes({ lines }: OpenRow): string[] | null {
    return this.separator === '\t' ? lines[0]!.text.split('\t') : null;
  }

  private read(row: OpenRow, line: WholeLine): State {
    const { text } = line;
    let inQuotes = row.lines.length > 0;
    if (inQuotes) row.cell += '\n';
    row.lines.push(line);
    row.characters += text.length;
    if (row.characters > LIMITS.lineCharacters || row.lines.length > LIMITS.recordLines) return 'broken';
    for (let at = 0; ; at += 1) {
      if (inQuotes || text[at] === '"') {
        at = this.afterQuotes(row, text, inQuotes ? at : at + 1);
        if (at < 0) return 'open';
        inQuotes = false;
        row.cells.push(row.cell);
        row.cell = '';
        if (at < text.length && text[at] !== this.separator) return 'broken';
      } else {
        const end = text.indexOf(this.separator, at);
        row.cells.push(text.slice(at, end < 0 ? undefined : end));
        at = end < 0 ? text.length : end;
      }
      if (at === text.length) return 'whole';
    }
  }

  /** Reads up to the closing quote. Returns the position after it, or -1 when it is not in this line. */
  private afterQuotes(row: OpenRow, text: string, from: number): number {
    for (let at = from; ;) {
      const quote = text.indexOf('"', at);
      row.cell += text.slice(at, quote < 0 ? undefined : quote);
      if (quote < 0) return -1;
      if (text[quote + 1] !== '"') return quote + 1;
      row.cell += '"';
      at = quote + 2;
    }
  }
}
