import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { typeKey } from '../mapping/place-types.js';
import { TypeCategory } from './type-category.schema.js';

/** Entries of the type table that were added in the back office, by folded type. */
@Injectable()
export class TypeCategoryRepository {
  constructor(@InjectModel(TypeCategory.name) private readonly entries: Model<TypeCategory>) {}

  all(): Promise<TypeCategory[]> {
    return this.entries.find().lean<TypeCategory[]>().exec();
  }

  /** Saves an entry, replacing the one with the same folded type. Returns the former entry, or null. */
  save(session: ClientSession, type: string, category: string): Promise<TypeCategory | null> {
    return this.entries
      .findOneAndUpdate(
        { _id: typeKey(type) },
        { $set: { type, category }, $unset: { mergedFrom: true, before: true, isRenamed: true } },
        { upsert: true, session },
      )
      .lean<TypeCategory>()
      .exec();
  }

  /** Deletes an entry. Returns it, or null when there was none. */
  remove(session: ClientSession, type: string): Promise<TypeCategory | null> {
    return this.entries
      .findOneAndDelete({ _id: typeKey(type) }, { session })
      .lean<TypeCategory>()
      .exec();
  }
}
