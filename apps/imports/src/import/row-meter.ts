import { Injectable } from '@nestjs/common';
import type { RowOutcome } from '@tedarik/commands';
import { Metrics } from '@tedarik/service-kit';

/** Counts the rows that this process finished. */
@Injectable()
export class RowMeter {
  private readonly rows;

  constructor(metrics: Metrics) {
    this.rows = metrics.counter('imports_rows_total', 'Rows done, by what became of them', ['outcome']);
  }

  count(counts: Readonly<Record<RowOutcome['outcome'], number>>): void {
    for (const [outcome, rows] of Object.entries(counts)) if (rows > 0) this.rows.inc({ outcome }, rows);
  }
}
