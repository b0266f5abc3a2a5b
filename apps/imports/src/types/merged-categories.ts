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
  /** Names of the deleted category and of the one that took over its content. */
  merge: NewName | null;
  /** Names before and after a rename. */
  rename: NewName | null;
  /** The name of a category that exists. */
  isThere: string | null;
}

/** Entries that were created by a merge or a rename. */
const MADE_BY_US = { $or: [{ mergedFrom: { $exists: true } }, { isRenamed: true }] };

/**
 * Keeps the type table consistent when categories are merged or renamed. Entries that led to the old name are changed to the new one,
 * because the next import would otherwise create the old category again. When a merged category is restored, its entries are too; renames
 * stay.
 */
@Injectable()
export class MergedCategories {
  constructor(
    @InjectModel(TypeCategory.name) private readonly entries: Model<TypeCategory>,
    @InjectModel(HeardCategory.name) private readonly heard: Model<HeardCategory>,
  ) {}

  /** Ignores old and repeated events, because the table may have been edited since. */
  async follow(session: ClientSession, { categoryId, version, merge, rename, isThere }: CategoryNews): Promise<void> {
    const known = await this.heard.findById(categoryId).session(session).lean<HeardCategory>();
    if (known && known.version >= version) return;
    // No created entry may lead away from an existing category.
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
    // One entry by which all built-in types of this category are redirected; an entry that was saved for this very name is not replaced.
    const $setOnInsert = { type: name, category: into, mergedFrom, before: null };
    await this.entries.updateOne({ _id: key }, { $setOnInsert }, { upsert: true, session });
    // No created entry may lead away from an existing category.
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
