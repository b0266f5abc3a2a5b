import { Injectable } from '@nestjs/common';
import {
  DeleteTypeCategory,
  type ListTypeCategories,
  type ReplyOf,
  type RequestContext,
  type RequestOf,
  SaveTypeCategory,
} from '@tedarik/commands';
import { CommandLog } from '@tedarik/service-kit';
import { PLACE_TYPES } from '../mapping/place-types.js';
import { TypeCategoryRepository } from './type-category.repository.js';
import { TypeTable } from './type-table.js';

type Nothing = ReplyOf<typeof SaveTypeCategory>;
type Entry = ReplyOf<typeof ListTypeCategories>['entries'][number];

/** The type table for the back office. */
@Injectable()
export class TypeCategories {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly own: TypeCategoryRepository,
    private readonly table: TypeTable,
  ) {}

  /** The effective table by folded type: an own entry replaces the built-in one for its type. */
  async list(): Promise<ReplyOf<typeof ListTypeCategories>> {
    const byKey = new Map<string, Entry>();
    for (const [type, category] of PLACE_TYPES) byKey.set(type, { type, category, origin: 'built-in' });
    for (const { _id, type, category } of await this.own.all()) byKey.set(_id, { type, category, origin: 'own' });
    return { entries: [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry) };
  }

  save(request: RequestOf<typeof SaveTypeCategory>, context: RequestContext): Promise<Nothing> {
    return this.commandLog.once(SaveTypeCategory, request, context, async (session) => {
      await this.table.save(session, context, request);
      return {};
    });
  }

  delete(request: RequestOf<typeof DeleteTypeCategory>, context: RequestContext): Promise<Nothing> {
    return this.commandLog.once(DeleteTypeCategory, request, context, async (session) => {
      await this.table.remove(session, context, request.type);
      return {};
    });
  }
}
