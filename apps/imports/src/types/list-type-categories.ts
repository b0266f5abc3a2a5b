import { Injectable } from '@nestjs/common';
import type { ListTypeCategories, ReplyOf } from '@tedarik/commands';
import { PLACE_TYPES } from '../mapping/place-types.js';
import { TypeCategoryRepository } from './type-category.repository.js';

type Entry = ReplyOf<typeof ListTypeCategories>['entries'][number];

/** The table as it holds: an own entry stands in place of the built-in one of its type. By folded type. */
@Injectable()
export class ListTypeCategoriesQuery {
  constructor(private readonly own: TypeCategoryRepository) {}

  async execute(): Promise<ReplyOf<typeof ListTypeCategories>> {
    const byKey = new Map<string, Entry>();
    for (const [type, category] of PLACE_TYPES) byKey.set(type, { type, category, origin: 'built-in' });
    for (const { _id, type, category } of await this.own.all()) byKey.set(_id, { type, category, origin: 'own' });
    return { entries: [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry) };
  }
}
