import { Injectable } from '@nestjs/common';
import type { ListImportRows, ReplyOf, RequestOf } from '@tedarik/commands';
import { ChunkRepository } from '../import/chunk.repository.js';

type Row = ReplyOf<typeof ListImportRows>['rows'][number];

// A reply is one message; sources of rows can be long.
const REPLY_CHARACTERS = 300_000;

/** Rows of an import that have an outcome, in the order of the file. Fewer than `limit` when they would not fit a message. */
@Injectable()
export class ListImportRowsQuery {
  constructor(private readonly chunks: ChunkRepository) {}

  async execute({ id, outcome, afterRow, limit }: RequestOf<typeof ListImportRows>): Promise<Row[]> {
    const rows: Row[] = [];
    let characters = 0;
    for await (const chunk of this.chunks.findAfterRow(id, afterRow)) {
      const wanted = chunk.outcomes.filter((one) => one.row > afterRow && (!outcome || one.outcome === outcome));
      if (!wanted.length) continue;
      const staged = new Map((await this.chunks.rowsOf(chunk._id)).map((row) => [row.row, row]));
      for (const one of wanted.sort((a, b) => a.row - b.row)) {
        const { source, warnings = [], business } = staged.get(one.row) ?? {};
        const name = business?.name ?? nameIn(source);
        characters += JSON.stringify(source ?? null).length;
        if (rows.length > 0 && characters > REPLY_CHARACTERS) return rows;
        rows.push({ ...one, name, source: source ?? null, warnings });
        if (rows.length === limit) return rows;
      }
    }
    return rows;
  }
}

function nameIn(source: unknown): string {
  const name = Array.isArray(source) ? (source[0] as unknown) : (source as { name?: unknown } | null | undefined)?.name;
  return typeof name === 'string' ? name.slice(0, 150) : '';
}
