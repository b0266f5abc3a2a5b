import { Injectable } from '@nestjs/common';
import type { ChooseImportRows, ReplyOf, RequestOf } from '@tedarik/commands';
import { DomainError } from '@tedarik/service-kit';
import { ImportRepository, mustBeOf } from '../import/import.repository.js';
import { ReviewRepository } from './review.repository.js';
import { RowRepository } from '../import/row.repository.js';
import { rowChoiceOf } from '../import/row-choice.js';
import type { StagedRow } from '../import/staged-row.js';

type Request = RequestOf<typeof ChooseImportRows>;
type Wish = Request['rows'][number];

/** Stores choices for single rows of an import in review, next to the rows. */
@Injectable()
export class ChooseImportRowsHandler {
  constructor(
    private readonly imports: ImportRepository,
    private readonly rows: RowRepository,
    private readonly reviews: ReviewRepository,
  ) {}

  /** Throws `import-not-found`, `import-state`, `import-read-again`, `row-not-found` and `row-without-match`; nothing is stored then. */
  async execute({ id, startedAt, rows: wishes }: Request): Promise<ReplyOf<typeof ChooseImportRows>> {
    const found = await this.imports.get(id);
    const { status } = found;
    if (status !== 'review') throw new DomainError('import-state', 'conflict', { status });
    mustBeOf(startedAt, found);
    const byRow = new Map(wishes.map((wish) => [wish.row, wish]));
    const numbers = [...byRow.keys()];
    const chunks = await this.rows.findChunksHolding(id, numbers);
    const staged = await this.rows.find(
      chunks.map(({ _id }) => _id),
      { $in: ['$$row.row', numbers] },
    );
    const rows = new Map(staged.map((row) => [row.row, row]));
    const choices = [...byRow.values()].map((wish) => choiceOf(wish, rows.get(wish.row)));
    for (const { _id, firstRow, lastRow } of chunks) {
      await this.reviews.choose(
        _id,
        choices.filter(({ row }) => row >= firstRow && row <= lastRow),
      );
    }
    return {};
  }
}

function choiceOf(wish: Wish, row: StagedRow | undefined) {
  if (!row || row.refusal !== null) throw new DomainError('row-not-found', 'not-found', { row: wish.row });
  const choice = rowChoiceOf(row, wish);
  if (!choice) throw new DomainError('row-without-match', 'unprocessable', { row: wish.row });
  return choice;
}
