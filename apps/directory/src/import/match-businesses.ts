import type { MatchBusinesses, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { RecognizableBusinesses } from './recognizable-businesses.repository.js';
import { cluesOf, recognizer } from './recognize.js';

/** Finds the rows of an import that are in the directory already: the same few queries for 200 rows as for one. */
@Injectable()
export class MatchBusinessesQuery {
  constructor(private readonly businesses: RecognizableBusinesses) {}

  async execute({ businesses: rows }: RequestOf<typeof MatchBusinesses>): Promise<ReplyOf<typeof MatchBusinesses>> {
    const recognize = recognizer(await this.businesses.find(cluesOf(rows)));
    const matches = rows.flatMap((row) => {
      const match = recognize(row);
      return match ? [{ row: row.row, ...match }] : [];
    });
    return { matches };
  }
}
