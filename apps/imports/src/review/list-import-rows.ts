import { Injectable } from '@nestjs/common';
import type { ImportRow, ListImportRows, ReplyOf, RequestOf, RowOutcome, RowProblem } from '@tedarik/commands';
import { hasProblemExpression } from '../import/chunk-review.js';
import { ImportRepository } from '../import/import.repository.js';
import { RowEditRepository } from '../import/row-edit.repository.js';
import type { Chunk } from '../import/import.schema.js';
import { type RowFilter, RowRepository } from '../import/row.repository.js';
import { mappingOf } from '../import/mapping-of.js';
import { REFUSED } from '../mapping/mapped-row.js';
import { rowView, undoOf, type ViewedReading } from './row-view.js';

// A reply is one message. Sources of rows can be long; one that would not fit is left out.
const REPLY_BYTES = 300_000;
const CHUNKS_AT_ONCE = 20;

/** Rows of an import with all their data. Reads only chunks that contain matching rows. */
@Injectable()
export class ListImportRowsQuery {
  constructor(
    private readonly imports: ImportRepository,
    private readonly rows: RowRepository,
    private readonly edits: RowEditRepository,
  ) {}

  /** Throws `import-not-found`. */
  async execute({ id, limit, ...filter }: RequestOf<typeof ListImportRows>): Promise<ReplyOf<typeof ListImportRows>> {
    const found = await this.imports.get(id);
    const { cutShort } = found;
    const mapping = mappingOf(found);
    const rows: ImportRow[] = [];
    let bytes = 0;
    let group: Chunk[] = [];
    const readGroup = async (): Promise<boolean> => {
      for (const read of await this.readRows(group, filter, { ...found, mapping })) {
        const row = bytesOf(read) > REPLY_BYTES ? { ...read, source: null } : read;
        bytes += bytesOf(row);
        if (rows.length > 0 && bytes > REPLY_BYTES) return true;
        rows.push(row);
        if (rows.length === limit) return true;
      }
      group = [];
      return false;
    };
    let expected = 0;
    for await (const chunk of this.rows.findChunksWith(id, filter, cutShort)) {
      group.push(chunk);
      expected += expectedOf(chunk, filter);
      if (expected < limit && group.length < CHUNKS_AT_ONCE) continue;
      if (await readGroup()) return { rows };
      expected = rows.length;
    }
    await readGroup();
    return { rows };
  }

  private async readRows(chunks: Chunk[], filter: RowFilter, reading: ViewedReading): Promise<ImportRow[]> {
    if (!chunks.length) return [];
    const staged = await this.rows.find(
      chunks.map(({ _id }) => _id),
      wantedOf(chunks, filter, reading.cutShort),
    );
    const edits = await this.edits.of(
      reading._id,
      staged.map(({ row }) => row),
    );
    const views: ImportRow[] = [];
    let chunk = chunks[0]!;
    let known = knownOf(chunk);
    for (const row of staged) {
      if (row.row > chunk.lastRow) {
        chunk = chunks.find(({ lastRow }) => row.row <= lastRow)!;
        known = knownOf(chunk);
      }
      const view = rowView(row, { ...known, edits }, chunk, reading);
      if (passes(view, filter)) views.push(view);
    }
    return views;
  }
}

const bytesOf = (row: ImportRow): number => Buffer.byteLength(JSON.stringify(row));

function knownOf({ outcomes, choices }: Chunk) {
  return {
    outcomes: new Map<number, RowOutcome>(outcomes.map((one) => [one.row, one])),
    choices: new Map(choices.map((one) => [one.row, one])),
  };
}

/** The filter as an expression, so that rows that do not match never leave the database. */
function wantedOf(chunks: Chunk[], filter: RowFilter, cutShort: boolean): object {
  const { afterRow, forecast, outcome, undo, problem } = filter;
  const isDecided = (undo ?? outcome) && !(cutShort && outcome === 'skipped');
  return {
    $and: [
      { $gt: ['$$row.row', afterRow] },
      ...(forecast ? [{ $eq: ['$$row.forecast', forecast] }] : []),
      // Notes are not counted as invalid.
      ...(forecast === 'invalid' ? [{ $ne: ['$$row.refusal', REFUSED.note] }] : []),
      ...(problem ? [hasProblemExpression(problem)] : []),
      ...(isDecided ? [{ $in: ['$$row.row', chunks.flatMap((chunk) => decidedRows(chunk, filter))] }] : []),
    ],
  };
}

/** Rows of a chunk whose outcome matches the filter. */
const decidedRows = (chunk: Chunk, { outcome, undo }: RowFilter): number[] =>
  chunk.outcomes
    .filter((one) => (!outcome || one.outcome === outcome) && (!undo || undoOf(one, chunk) === undo))
    .map(({ row }) => row);

const passes = (row: ImportRow, { outcome, undo }: RowFilter): boolean =>
  (!outcome || row.outcome?.outcome === outcome) && (!undo || row.undo === undo);

const countOf = ({ review }: Chunk, { kind, reason }: RowProblem): number =>
  review.reasons.find((one) => one.kind === kind && one.reason === reason)?.count ?? 0;

/** Estimated number of matching rows in a chunk. */
function expectedOf(chunk: Chunk, { forecast, outcome, undo, problem }: RowFilter): number {
  const counts = [
    chunk.read,
    ...(forecast ? [chunk.review[forecast]] : []),
    ...(problem ? [countOf(chunk, problem)] : []),
    ...(outcome ? [chunk[outcome]] : []),
    ...(undo ? [chunk[undo]] : []),
  ];
  return Math.min(...counts);
}
