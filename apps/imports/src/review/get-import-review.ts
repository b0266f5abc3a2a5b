import { Injectable } from '@nestjs/common';
import { MOST_NAMED_IN_REVIEW, type GetImportReview, type ReplyOf, type RequestOf } from '@tedarik/commands';
import { ROWS_NAMED } from '../import/chunk-review.js';
import { ImportRepository } from '../import/import.repository.js';
import { ReviewRepository } from './review.repository.js';

type Review = ReplyOf<typeof GetImportReview>;

const FORECASTS = ['new', 'duplicate', 'branch', 'doubtful', 'invalid'] as const;

/** Figures of the dry run, summed over the chunks without reading rows. */
@Injectable()
export class GetImportReviewQuery {
  constructor(
    private readonly imports: ImportRepository,
    private readonly reviews: ReviewRepository,
  ) {}

  /** Throws `import-not-found`. */
  async execute({ id }: RequestOf<typeof GetImportReview>): Promise<Review> {
    const { columns, constants, fixes, offered } = await this.imports.get(id);
    const sums = { new: 0, duplicate: 0, branch: 0, doubtful: 0, invalid: 0 };
    const withoutCity = { ...sums };
    const reasons = new Map<string, Review['reasons'][number]>();
    const unknownTypes = new Tally();
    const categories = new Tally();
    const chosen = new Map<string, Review['chosen'][number]>();
    for await (const { review, choices } of this.reviews.find(id)) {
      for (const forecast of FORECASTS) {
        sums[forecast] += review[forecast] ?? 0; // absent in reviews of earlier versions
        withoutCity[forecast] += review.withoutCity?.[forecast] ?? 0;
      }
      for (const one of review.reasons) addReason(reasons, one);
      for (const { type, count } of review.unknownTypes) unknownTypes.add(type, count);
      for (const { name, count } of review.categories) categories.add(name, count);
      for (const { forecast, action, withoutCity: isWithoutCity } of choices) {
        if (action === null) continue;
        if (isWithoutCity) withoutCity[forecast] -= 1;
        const key = `${forecast} ${action}`;
        chosen.set(key, { forecast, action, count: (chosen.get(key)?.count ?? 0) + 1 });
      }
    }
    return {
      ...sums,
      reasons: [...reasons.values()].sort((a, b) => b.count - a.count).slice(0, MOST_NAMED_IN_REVIEW),
      unknownTypes: unknownTypes.most().map(([type, count]) => ({ type, count })),
      categories: categories.most().map(([name, count]) => ({ name, count })),
      chosen: [...chosen.values()],
      withoutCity: FORECASTS.map((forecast) => ({ forecast, count: withoutCity[forecast] })),
      columns: columns ?? null,
      constants: constants ?? [],
      fixes: fixes ?? [],
      offered: (offered?.fixes.length ?? 0) + (offered?.edits.length ?? 0),
    };
  }
}

function addReason(reasons: Map<string, Review['reasons'][number]>, one: Review['reasons'][number]): void {
  const key = `${one.kind} ${one.reason}`;
  const { count, rows } = reasons.get(key) ?? { count: 0, rows: [] };
  reasons.set(key, { ...one, count: count + one.count, rows: [...rows, ...one.rows].slice(0, ROWS_NAMED) });
}

class Tally {
  private readonly counts = new Map<string, number>();

  add(name: string, count: number): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + count);
  }

  /** The most frequent names, the most frequent first. */
  most(): [name: string, count: number][] {
    return [...this.counts].sort((a, b) => b[1] - a[1]).slice(0, MOST_NAMED_IN_REVIEW);
  }
}
