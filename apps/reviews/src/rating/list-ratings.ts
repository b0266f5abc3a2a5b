import type { ListRatings, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { RatingRepository } from './rating.repository.js';

/** Returns all ratings page by page, for services that store a copy. */
@Injectable()
export class ListRatingsQuery {
  constructor(private readonly ratings: RatingRepository) {}

  async execute({ after, limit }: RequestOf<typeof ListRatings>): Promise<ReplyOf<typeof ListRatings>> {
    const ratings = await this.ratings.listAfter(after, limit);
    return { ratings, next: ratings.length < limit ? null : (ratings.at(-1)?.businessId ?? null) };
  }
}
