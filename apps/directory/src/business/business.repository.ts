import type { Lane } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { assertSaved, Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { CountChanges } from './count-changes.js';
import { COUNTED_FIELDS } from './tallies.js';
import { isErased, type Business } from './business.js';
import { businessNotFound } from './business.errors.js';
import { businessDocuments, fromDocument, toDocument, type BusinessDocument } from './business.schema.js';
import { DocumentsRepository } from '../documents/documents.repository.js';
import { NewlyListedRepository } from '../newly-listed/newly-listed.repository.js';
import { ALL_PUBLIC } from '../hits.js';

/** The stored fields that are compared with the new document. */
const FORMER_FIELDS = { ...COUNTED_FIELDS, listedAt: 1 } as const;

/** What an import needs to know of an existing business. */
export interface KnownBusiness {
  id: string;
  slug: string;
  nameKey: string;
  placeId: string | null;
}

/** The fields of a public business that a link to it shows. */
type PublicName = Pick<Business, 'id' | 'slug' | 'name'> & { city: string | null };

/**
 * Stores businesses. Writes go through the driver, because the aggregate builds whole documents; reads are lean. A slug, name or place id
 * that is taken fails with MongoDB's duplicate-key error.
 */
@Injectable()
export class BusinessRepository {
  private readonly stored = businessDocuments(this.database.connection);

  constructor(
    private readonly database: Database,
    private readonly countChanges: CountChanges,
    private readonly newlyListed: NewlyListedRepository,
    private readonly documents: DocumentsRepository,
  ) {}

  async add(session: ClientSession, business: Business, categoryNames: readonly string[]): Promise<void> {
    const document = toDocument(business, categoryNames);
    await this.stored.collection.insertOne(document, { session });
    await this.countChanges.record(session, [], [document]);
    await this.newlyListed.note(session, [], [document]);
  }

  /** Inserts all of them in one write. */
  async addMany(session: ClientSession, documents: BusinessDocument[]): Promise<void> {
    if (documents.length === 0) return;
    await this.stored.collection.insertMany(documents, { session, ordered: true });
    await this.countChanges.record(session, [], documents, 'bulk');
    await this.newlyListed.note(session, [], documents);
  }

  /** Replaces the stored business with its next version. */
  async save(session: ClientSession, business: Business, categoryNames: readonly string[]): Promise<void> {
    const { _id, ...document } = toDocument(business, categoryNames);
    const before = await this.stored.collection.findOneAndReplace({ _id, version: business.version - 1 }, document, {
      session,
      projection: FORMER_FIELDS,
    });
    assertSaved(before ? 1 : 0, 'businesses', [_id]);
    if (!before) return;
    await this.countChanges.record(session, [before], [document]);
    await this.newlyListed.note(session, [before], [{ _id, ...document }]);
    await this.documents.noteWritten(session, [before], [{ _id, ...document }]);
  }

  /** The same for many businesses, in one write. A concurrent change of any of them restarts the transaction. */
  async saveMany(session: ClientSession, documents: readonly BusinessDocument[], lane: Lane = 'bulk'): Promise<void> {
    if (documents.length === 0) return;
    const stored = { _id: { $in: documents.map(({ _id }) => _id) } };
    const before = await this.stored.collection.find(stored, { session, projection: FORMER_FIELDS }).toArray();
    await this.countChanges.record(session, before, documents, lane);
    await this.newlyListed.note(session, before, documents);
    await this.documents.noteWritten(session, before, documents);
    const writes = documents.map(({ _id, ...replacement }) => ({ replaceOne: { filter: { _id }, replacement } }));
    const { matchedCount } = await this.stored.collection.bulkWrite(writes, { session, ordered: true });
    assertSaved(
      matchedCount,
      'businesses',
      documents.map(({ _id }) => _id),
    );
  }

  /** Stores the rating that a deleted business will have when it is restored. Its version stays, because nobody sees a change. */
  async rateDeleted(
    session: ClientSession,
    { id, averageRating, reviewCount, ratingVersion }: Business,
  ): Promise<void> {
    await this.stored.collection.updateOne(
      { _id: id },
      { $set: { averageRating, reviewCount, ratingVersion } },
      { session },
    );
  }

  /**
   * Reads a business that the transaction will change; a concurrent change restarts the transaction. Throws business-not-found, also for an
   * erased business.
   */
  async getForUpdate(session: ClientSession, id: string): Promise<Business> {
    const document = await this.stored.model.findById(id).session(session).lean<BusinessDocument>();
    if (!document || isErased(document)) throw businessNotFound(id);
    return fromDocument(document);
  }

  /** Those of the businesses that are stored, including deleted ones. */
  async listForUpdate(session: ClientSession, ids: readonly string[]): Promise<Business[]> {
    if (ids.length === 0) return [];
    const found = this.stored.model.find({ _id: { $in: [...ids] } }).session(session);
    return (await found.lean<BusinessDocument[]>()).map(fromDocument);
  }

  /** Those of the businesses that are stored and not erased, including deleted ones. */
  async findByIds(ids: readonly string[]): Promise<Business[]> {
    const found = await this.stored.model.find({ _id: { $in: [...ids] } }).lean<BusinessDocument[]>();
    return found.filter((document) => !isErased(document)).map(fromDocument);
  }

  /** Those of the businesses that are not deleted, in any status. */
  async listLive(ids: readonly string[]): Promise<Business[]> {
    const found = this.stored.model.find({ _id: { $in: [...ids] }, deletedAt: null });
    return (await found.lean<BusinessDocument[]>()).map(fromDocument);
  }

  /** Names by id of those of the businesses that are not deleted. */
  async findLiveNames(ids: readonly string[]): Promise<Map<string, string>> {
    const options = { projection: { name: 1 } };
    const found = await this.stored.collection.find({ _id: { $in: [...ids] }, deletedAt: null }, options).toArray();
    return new Map(found.map(({ _id, name }) => [_id, name]));
  }

  /** Returns undefined when the business does not exist or is deleted. */
  async findLive(id: string): Promise<Business | undefined> {
    return fromLean(await this.stored.model.findOne({ _id: id, deletedAt: null }).lean<BusinessDocument>());
  }

  async findById(id: string): Promise<Business | undefined> {
    return fromLean(await this.stored.model.findById(id).lean<BusinessDocument>());
  }

  async findLiveBySlug(slug: string): Promise<Business | undefined> {
    return fromLean(await this.stored.model.findOne({ slug, deletedAt: null }).lean<BusinessDocument>());
  }

  /** Slug of the oldest public business whose name has this slug; null when there is none. */
  async findOldestNamed(nameSlug: string): Promise<string | null> {
    const options = { sort: { createdAt: 1, _id: 1 }, projection: { slug: 1 } } as const;
    return (await this.stored.collection.findOne({ nameSlug }, options))?.slug ?? null;
  }

  /** Returns the id of the business that was deleted last among the deleted ones with this slug. */
  async findLastDeleted(slug: string): Promise<string | undefined> {
    const filter = { slug, deletedAt: { $gt: new Date(0) } };
    const options = { sort: { deletedAt: -1 }, projection: { _id: 1 } } as const;
    return (await this.stored.collection.findOne(filter, options))?._id;
  }

  /** For each id of a merged business: the business into which it was finally merged, following chains of merges. */
  async findHeirs(ids: readonly string[], session: ClientSession | null = null): Promise<Map<string, string>> {
    const into = new Map<string, string>();
    for (let open = [...ids]; open.length > 0;) {
      const merged = { _id: { $in: open }, mergedInto: { $gt: '' } };
      const options = { ...(session && { session }), projection: { mergedInto: 1 } };
      const found = await this.stored.collection.find(merged, options).toArray();
      for (const { _id, mergedInto } of found) if (mergedInto) into.set(_id, mergedInto);
      open = found.flatMap(({ mergedInto }) => (mergedInto && !into.has(mergedInto) ? [mergedInto] : []));
    }
    const heirOf = (id: string): string => (into.has(id) ? heirOf(into.get(id)!) : id);
    return new Map(ids.filter((id) => into.has(id)).map((id) => [id, heirOf(id)]));
  }

  /** Whether a live business other than `except` has this name as its identity key (not as a namesake). */
  async isNameTaken(session: ClientSession, nameKey: string, except?: string): Promise<boolean> {
    const plain = { identityKey: nameKey, deletedAt: null };
    const holder = await this.stored.model.findOne(plain, { _id: 1 }).session(session).lean<{ _id: string }>();
    return holder !== null && holder._id !== except;
  }

  /** Live businesses with one of the names or place ids, and the live businesses into which one with such a name or place id was merged. */
  async findKnown(session: ClientSession, nameKeys: string[], placeIds: string[]): Promise<KnownBusiness[]> {
    const options = { session, projection: { slug: 1, nameKey: 1, placeId: 1 } };
    const find = (filter: object) => this.stored.collection.find(filter, options).toArray();
    const byName = await find({ nameKey: { $in: nameKeys }, deletedAt: null });
    const byPlace = placeIds.length > 0 ? await find({ placeId: { $in: placeIds }, deletedAt: null }) : [];
    const known = [...byPlace, ...byName].map(({ _id, ...business }) => ({ id: _id, ...business }));
    const merged = await this.findMerged(nameKeys, placeIds, session);
    if (merged.length === 0) return known;
    const heirs = await find({ _id: { $in: merged.map(({ heirId }) => heirId) }, deletedAt: null });
    const slugs = new Map(heirs.map(({ _id, slug }) => [_id, slug]));
    const aliases = merged.flatMap(({ heirId, nameKey, placeId }) => {
      const slug = slugs.get(heirId);
      return slug === undefined ? [] : [{ id: heirId, slug, nameKey, placeId }];
    });
    return [...known, ...aliases];
  }

  /** Merged businesses with one of the names or place ids, each with the business into which it was finally merged. */
  async findMerged(
    nameKeys: readonly string[],
    placeIds: readonly string[],
    session: ClientSession | null = null,
  ): Promise<{ heirId: string; nameKey: string; placeId: string | null }[]> {
    const isMerged = { mergedInto: { $gt: '' } };
    const known = {
      $or: [
        { nameKey: { $in: [...nameKeys] }, ...isMerged },
        { placeId: { $in: [...placeIds] }, ...isMerged },
      ],
    };
    const options = { ...(session && { session }), projection: { nameKey: 1, placeId: 1 } };
    const found = await this.stored.collection.find(known, options).toArray();
    if (found.length === 0) return [];
    const heirs = await this.findHeirs(
      found.map(({ _id }) => _id),
      session,
    );
    return found.flatMap(({ _id, nameKey, placeId }) => {
      const heirId = heirs.get(_id);
      return heirId === undefined ? [] : [{ heirId, nameKey, placeId }];
    });
  }

  /** Ids of those of the businesses that are live, the oldest first. */
  async listOldest(ids: readonly string[], session: ClientSession | null = null): Promise<string[]> {
    const filter = { _id: { $in: [...ids] }, deletedAt: null };
    const options = { ...(session && { session }), projection: { _id: 1 }, sort: { createdAt: 1, _id: 1 } } as const;
    return (await this.stored.collection.find(filter, options).toArray()).map(({ _id }) => _id);
  }

  /** Whether a live business has this place id. */
  async isPlaceTaken(session: ClientSession, placeId: string): Promise<boolean> {
    return (await this.stored.collection.countDocuments({ placeId, deletedAt: null }, { session, limit: 1 })) > 0;
  }

  /** For each stored business, whether it is public; ids that do not exist are missing from the map. */
  async findPublicity(session: ClientSession, ids: string[]): Promise<Map<string, boolean>> {
    const found = this.stored.collection.find({ _id: { $in: ids } }, { session, projection: { lists: 1 } });
    return new Map((await found.toArray()).map(({ _id, lists }) => [_id, lists.includes(ALL_PUBLIC)]));
  }

  /** Names of those of the businesses that are public, in the order of the ids. */
  async findPublicNames(ids: string[]): Promise<PublicName[]> {
    const filter = { _id: { $in: ids }, lists: ALL_PUBLIC };
    const projection = { slug: 1, name: 1, 'locations.city': 1, 'locations.isHeadquarters': 1 };
    const found = await this.stored.collection.find(filter, { projection }).toArray();
    const byId = new Map(
      found.map(({ _id: id, slug, name, locations }) => [id, { id, slug, name, city: cityOf(locations) }]),
    );
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** The next businesses in the order of ids, including deleted ones; from the first one when `id` is null. */
  async listAfter(id: string | null, limit: number): Promise<Business[]> {
    const after = id === null ? {} : { _id: { $gt: id } };
    const documents = await this.stored.model.find(after).sort({ _id: 1 }).limit(limit).lean<BusinessDocument[]>();
    return documents.map(fromDocument);
  }
}

/** City of the headquarters, or else of the first location. */
const cityOf = (locations: BusinessDocument['locations']): string | null =>
  (locations.find(({ isHeadquarters }) => isHeadquarters) ?? locations[0])?.city ?? null;

const fromLean = (document: BusinessDocument | null) => (document ? fromDocument(document) : undefined);
