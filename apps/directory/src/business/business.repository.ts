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

/** What is compared with the document that is written. */
const FORMER_FIELDS = { ...COUNTED_FIELDS, listedAt: 1 } as const;

/** What an import must know of a business that is already there. */
export interface KnownBusiness {
  id: string;
  slug: string;
  nameKey: string;
  placeId: string | null;
}

/** What links to a public business say. */
type PublicName = Pick<Business, 'id' | 'slug' | 'name'> & { city: string | null };

/**
 * Businesses. Written through the driver, for the aggregate builds its documents whole; read lean. A taken slug, name
 * or place id fails with MongoDB's duplicate key.
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

  /** One write for all of them. */
  async addMany(session: ClientSession, documents: BusinessDocument[]): Promise<void> {
    if (documents.length === 0) return;
    await this.stored.collection.insertMany(documents, { session, ordered: true });
    await this.countChanges.record(session, [], documents, 'bulk');
    await this.newlyListed.note(session, [], documents);
  }

  /** Replaces the stored business by its next version. */
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

  /** The same for many, in one write. A concurrent change of one of them makes the transaction start again. */
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

  /**
   * A concurrent change of the same business makes the transaction start again. Throws business-not-found, for one that
   * is erased too.
   */
  async getForUpdate(session: ClientSession, id: string): Promise<Business> {
    const document = await this.stored.model.findById(id).session(session).lean<BusinessDocument>();
    if (!document || isErased(document)) throw businessNotFound(id);
    return fromDocument(document);
  }

  /** Those of the ids that are stored, deleted or not. */
  async listForUpdate(session: ClientSession, ids: readonly string[]): Promise<Business[]> {
    if (ids.length === 0) return [];
    const found = this.stored.model.find({ _id: { $in: [...ids] } }).session(session);
    return (await found.lean<BusinessDocument[]>()).map(fromDocument);
  }

  /** Those of the ids that are stored and not erased, deleted or not. */
  async findByIds(ids: readonly string[]): Promise<Business[]> {
    const found = await this.stored.model.find({ _id: { $in: [...ids] } }).lean<BusinessDocument[]>();
    return found.filter((document) => !isErased(document)).map(fromDocument);
  }

  /** Those of the ids that are not deleted, whatever their status. */
  async listLive(ids: readonly string[]): Promise<Business[]> {
    const found = this.stored.model.find({ _id: { $in: [...ids] }, deletedAt: null });
    return (await found.lean<BusinessDocument[]>()).map(fromDocument);
  }

  /** Names of those of the ids that are not deleted. */
  async findLiveNames(ids: readonly string[]): Promise<Map<string, string>> {
    const options = { projection: { name: 1 } };
    const found = await this.stored.collection.find({ _id: { $in: [...ids] }, deletedAt: null }, options).toArray();
    return new Map(found.map(({ _id, name }) => [_id, name]));
  }

  /** Undefined when it is not there or deleted. */
  async findLive(id: string): Promise<Business | undefined> {
    return fromLean(await this.stored.model.findOne({ _id: id, deletedAt: null }).lean<BusinessDocument>());
  }

  async findById(id: string): Promise<Business | undefined> {
    return fromLean(await this.stored.model.findById(id).lean<BusinessDocument>());
  }

  async findLiveBySlug(slug: string): Promise<Business | undefined> {
    return fromLean(await this.stored.model.findOne({ slug, deletedAt: null }).lean<BusinessDocument>());
  }

  /** Slug of the oldest public business whose name gives this slug; null when there is none. */
  async findOldestNamed(nameSlug: string): Promise<string | null> {
    const options = { sort: { createdAt: 1, _id: 1 }, projection: { slug: 1 } } as const;
    return (await this.stored.collection.findOne({ nameSlug }, options))?.slug ?? null;
  }

  /** Id of the one that was deleted last among those that had the slug then. */
  async findLastDeleted(slug: string): Promise<string | undefined> {
    const filter = { slug, deletedAt: { $gt: new Date(0) } };
    const options = { sort: { deletedAt: -1 }, projection: { _id: 1 } } as const;
    return (await this.stored.collection.findOne(filter, options))?._id;
  }

  /** For each of the ids that was merged: the business at which it and the later merges ended. */
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

  /** Whether a live business other than `except` holds the plain name. */
  async isNameTaken(session: ClientSession, nameKey: string, except?: string): Promise<boolean> {
    const plain = { identityKey: nameKey, deletedAt: null };
    const holder = await this.stored.model.findOne(plain, { _id: 1 }).session(session).lean<{ _id: string }>();
    return holder !== null && holder._id !== except;
  }

  /** Live businesses that have one of the names or place ids, or into which one that had it was merged. */
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

  /** What merged businesses were known by, and where each of them is now. */
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

  /** Ids of the live ones among the businesses, the oldest first. */
  async listOldest(ids: readonly string[], session: ClientSession | null = null): Promise<string[]> {
    const filter = { _id: { $in: [...ids] }, deletedAt: null };
    const options = { ...(session && { session }), projection: { _id: 1 }, sort: { createdAt: 1, _id: 1 } } as const;
    return (await this.stored.collection.find(filter, options).toArray()).map(({ _id }) => _id);
  }

  /** Whether a live business stands for the place of the map. */
  async isPlaceTaken(session: ClientSession, placeId: string): Promise<boolean> {
    return (await this.stored.collection.countDocuments({ placeId, deletedAt: null }, { session, limit: 1 })) > 0;
  }

  /** Whether each of the businesses is public; one that never was is missing. */
  async findPublicity(session: ClientSession, ids: string[]): Promise<Map<string, boolean>> {
    const found = this.stored.collection.find({ _id: { $in: ids } }, { session, projection: { lists: 1 } });
    return new Map((await found.toArray()).map(({ _id, lists }) => [_id, lists.includes(ALL_PUBLIC)]));
  }

  /** Of the public ones among the businesses, in the order requested. */
  async findPublicNames(ids: string[]): Promise<PublicName[]> {
    const filter = { _id: { $in: ids }, lists: ALL_PUBLIC };
    const projection = { slug: 1, name: 1, 'locations.city': 1, 'locations.isHeadquarters': 1 };
    const found = await this.stored.collection.find(filter, { projection }).toArray();
    const byId = new Map(
      found.map(({ _id: id, slug, name, locations }) => [id, { id, slug, name, city: cityOf(locations) }]),
    );
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** All businesses after an id, in the order of ids, the deleted ones too. */
  async listAfter(id: string | null, limit: number): Promise<Business[]> {
    const after = id === null ? {} : { _id: { $gt: id } };
    const documents = await this.stored.model.find(after).sort({ _id: 1 }).limit(limit).lean<BusinessDocument[]>();
    return documents.map(fromDocument);
  }
}

/** Of the headquarters, else of the first. */
const cityOf = (locations: BusinessDocument['locations']): string | null =>
  (locations.find(({ isHeadquarters }) => isHeadquarters) ?? locations[0])?.city ?? null;

const fromLean = (document: BusinessDocument | null) => (document ? fromDocument(document) : undefined);
