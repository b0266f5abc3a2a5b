import { Injectable } from '@nestjs/common';
import { ImportBusinesses, type ImportedBusiness, type RowOutcome } from '@tedarik/commands';
import { RequestClient, RequestFailed } from '@tedarik/messaging';
import type { Chunk } from '../import/import.schema.js';
import { batchesOf } from './batches.js';
import { retryWhileUnavailable } from '../retry-while-unavailable.js';

/** Chunk numbers for single rows and for batches after the first, larger than any real chunk number. */
const SINGLE_ROWS_FROM = 1_000_000;

/** All chunk numbers under which these rows may have been sent. */
export const sentNumbers = (chunk: number, rows: readonly number[]): number[] => [
  chunk,
  ...rows.map((row) => SINGLE_ROWS_FROM + row),
];

/** Sends the rows of a chunk to the directory. */
@Injectable()
export class SendRows {
  constructor(private readonly requests: RequestClient) {}

  /** Returns the outcomes; null when a later worker has taken the chunk. */
  async execute(chunk: Chunk, businesses: ImportedBusiness[], signal: AbortSignal): Promise<RowOutcome[] | null> {
    const outcomes: RowOutcome[] = [];
    try {
      for (const [at, batch] of batchesOf(businesses).entries()) {
        const number = at === 0 ? chunk.chunk : SINGLE_ROWS_FROM + batch[0]!.row;
        outcomes.push(...(await this.send({ ...chunk, chunk: number }, batch, signal)));
      }
      return outcomes;
    } catch (error) {
      if (error instanceof RequestFailed && error.failure.code === 'import-chunk-fenced') return null;
      throw error;
    }
  }

  private async send(
    { importId, chunk, fence }: Chunk,
    businesses: ImportedBusiness[],
    signal: AbortSignal,
  ): Promise<RowOutcome[]> {
    const send = (number: number, part: ImportedBusiness[]) =>
      retryWhileUnavailable(
        () => this.requests.send(ImportBusinesses, { importId, chunk: number, fence, businesses: part }),
        signal,
      );
    try {
      return (await send(chunk, businesses)).outcomes;
    } catch (error) {
      if (!(error instanceof RequestFailed) || error.failure.kind !== 'invalid') throw error;
      return this.oneByOne(businesses, (row, part) => send(SINGLE_ROWS_FROM + row, part));
    }
  }

  /** When the directory cannot read a batch as a whole, sends its rows one by one, so that only the faulty ones fail. */
  private async oneByOne(
    businesses: ImportedBusiness[],
    send: (row: number, part: ImportedBusiness[]) => Promise<{ outcomes: RowOutcome[] }>,
  ): Promise<RowOutcome[]> {
    const outcomes: RowOutcome[] = [];
    for (const business of businesses) {
      try {
        outcomes.push(...(await send(business.row, [business])).outcomes);
      } catch (error) {
        if (!(error instanceof RequestFailed) || error.failure.kind !== 'invalid') throw error;
        const field = error.failure.fieldErrors[0]?.field;
        const reason = field ? `invalid-field: ${field}`.slice(0, 200) : error.failure.code;
        outcomes.push({ row: business.row, outcome: 'invalid', reason, businessId: null, slug: null });
      }
    }
    return outcomes;
  }
}
