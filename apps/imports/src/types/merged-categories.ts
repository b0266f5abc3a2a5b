import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { typeKey } from '../mapping/place-types.js';
import { HeardCategory } from './heard-category.schema.js';
import { TypeCategory } from './type-category.schema.js';

interface NewName {
  name: string;
  into: string;
}

export interface CategoryNews {
  categoryId: string;
  version: number;
  /** Names: of the category that is gone, and of the one that took in what was in it. */
  merge: NewName | null;
  /** Names: before and after it was renamed. */
  rename: NewName | null;
  /** The name of a category that is there. */
  isThere: string | null;
}

/** Entries that a merge or a new name made. */
const MADE_BY_US = { $or: [{ mergedFrom: { $exists: true } }, { isRenamed: true }] };

/**
 * The type table after categories were merged or renamed: whatever led to the name that is gone leads to the one in its
 * place, or the next import would make it again. Once a merged category is there again, all is as it was; a new name stays.
 */
@Injectable()
export class MergedCategories {
  constructor(
    @InjectModel(TypeCategory.name) private readonly entries: Model<TypeCategory>,
    @InjectModel(HeardCategory.name) private readonly heard: Model<HeardCategory>,
  ) {}

  /** What is older than what was heard already, and a repeat, changes nothing: somebody may have edited the table since. */
  async follow(session: ClientSession, { categoryId, version, merge, rename, isThere }: CategoryNews): Promise<void> {
    const known = await this.heard.findById(categoryId).session(session).lean<HeardCategory>();
    if (known && known.version >= version) return;
    // Nothing is to lead away from a category that is there.
    if (isThere) await this.entries.deleteMany({ _id: typeKey(isThere), ...MADE_BY_US }, { session });
    if (!known && !merge && !rename) return;
    await this.heard.updateOne({ _id: categoryId }, { $set: { version } }, { upsert: true, session });
    await this.takeBack(session, categoryId);
    if (merge && typeKey(merge.name) !== typeKey(merge.into)) await this.lead(session, categoryId, merge);
    if (rename) await this.replace(session, rename);
  }

  private async lead(session: ClientSession, mergedFrom: string, { name, into }: NewName) {
    const key = typeKey(name);
    const own = await this.entries.find().session(session).lean<TypeCategory[]>();
    const led = own.filter(({ category }) => typeKey(category) === key);
    for (const { _id, category } of led) {
      await this.entries.updateOne({ _id }, { $set: { category: into, mergedFrom, before: category } }, { session });
    }
    // The one entry that all that is built in goes by; not in place of one that somebody made for this very name.
    const $setOnInsert = { type: name, category: into, mergedFrom, before: null };
    await this.entries.updateOne({ _id: key }, { $setOnInsert }, { upsert: true, session });
    // Nothing is to lead away from a category that is there.
    await this.entries.deleteMany({ _id: typeKey(into), ...MADE_BY_US }, { session });
  }

  private async replace(session: ClientSession, { name, into }: NewName): Promise<void> {
    const key = typeKey(name);
    const own = await this.entries.find().session(session).lean<TypeCategory[]>();
    const led = own.filter(({ category }) => typeKey(category) === key).map(({ _id }) => _id);
    await this.entries.updateMany({ _id: { $in: led } }, { $set: { category: into } }, { session });
    const $setOnInsert = { type: name, category: into, isRenamed: true };
    await this.entries.updateOne({ _id: key }, { $setOnInsert }, { upsert: true, session });
  }

  private async takeBack(session: ClientSession, mergedFrom: string): Promise<void> {
    await this.entries.deleteMany({ mergedFrom, before: null }, { session });
    const back = { $set: { category: '$before' } };
    await this.entries.updateMany({ mergedFrom }, [back, { $unset: ['mergedFrom', 'before'] }], {
      session,
      updatePipeline: true,
    });
  }
}
