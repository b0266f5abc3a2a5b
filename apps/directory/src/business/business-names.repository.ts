import { MOST_SUGGESTED, type NamedBusiness } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Database } from '@tedarik/service-kit';
import { foldedWords, nameKey } from '@tedarik/turkish';
import type { ClientSession, mongo } from 'mongoose';
import { LIST_BUDGET_MS, tookTooLongOr } from '../hits.js';
import { businessDocuments, type BusinessDocument } from './business.schema.js';

type Named = Pick<BusinessDocument, '_id' | 'name' | 'slug' | 'status'>;

const NAMED = { name: 1, slug: 1, status: 1 } as const;

/** Live businesses of any status by name: for the business shown with a product, and for the suggestions in the product form. */
@Injectable()
export class BusinessNames {
  private readonly stored = businessDocuments(this.database.connection);

  constructor(private readonly database: Database) {}

  async isLive(session: ClientSession, id: string): Promise<boolean> {
    return (await this.stored.collection.countDocuments({ _id: id, deletedAt: null }, { session, limit: 1 })) > 0;
  }

  async findLive(ids: readonly string[], session?: ClientSession): Promise<Map<string, NamedBusiness>> {
    const filter = { _id: { $in: [...ids] }, deletedAt: null };
    const found = await this.stored.collection.find<Named>(filter, { projection: NAMED, session }).toArray();
    return new Map(found.map((document) => [document._id, named(document)]));
  }

  /**
   * First the businesses whose name begins with the text, then those whose name contains a word that begins with each of its words; at most
   * MOST_SUGGESTED.
   */
  async suggest(text: string): Promise<NamedBusiness[]> {
    const key = nameKey(text);
    const beginning = await this.byName({ nameKey: { $gte: key, $lt: `${key}\uffff` } });
    const words = foldedWords(text);
    if (beginning.length === MOST_SUGGESTED || words.length === 0) return beginning.map(named);
    // Scans only the keys of the name index, in its order, until enough are found.
    const having = await this.byName({ $and: words.map((word) => ({ nameKey: { $regex: `(^| )${word}` } })) });
    const byId = new Map([...beginning, ...having].map((document) => [document._id, document]));
    return [...byId.values()].slice(0, MOST_SUGGESTED).map(named);
  }

  private async byName(filter: mongo.Filter<BusinessDocument>): Promise<Named[]> {
    const options = { projection: NAMED, limit: MOST_SUGGESTED, maxTimeMS: LIST_BUDGET_MS, hint: 'name' };
    try {
      const found = this.stored.collection.find<Named>({ ...filter, deletedAt: null }, options);
      return await found.sort({ nameKey: 1 }).toArray();
    } catch (error) {
      throw tookTooLongOr(error);
    }
  }
}

const named = ({ _id, name, slug, status }: Named): NamedBusiness => ({ id: _id, name, slug, status });
