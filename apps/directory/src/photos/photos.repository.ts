import { MOST_PHOTOS, type PhotoFilter } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Database, documentsOf } from '@tedarik/service-kit';
import type { ClientSession, mongo } from 'mongoose';
import { movedToMergeTarget, returnedByMergeUndo } from '../merge-transfer.js';
import { endOf, type Photo } from './photo.js';

type PhotoDocument = Omit<Photo, 'id'> & { _id: string };

/** Photos of pages, including removed ones for as long as they can be restored. */
@Injectable()
export class PhotosRepository {
  private readonly stored = documentsOf<PhotoDocument>('pagePhotos')(this.database.connection);

  constructor(private readonly database: Database) {}

  /** The photos that a page shows, in its order. */
  of(businessId: string, session?: ClientSession): Promise<Photo[]> {
    return this.find({ businessId, removed: null }, { sort: { position: 1, _id: 1 }, ...(session && { session }) });
  }

  /** Those of the businesses whose pages show at least one photo. */
  pagesWithPhotos(session: ClientSession, businessIds: string[]): Promise<string[]> {
    return this.stored.collection.distinct(
      'businessId',
      { businessId: { $in: businessIds }, removed: null },
      { session },
    );
  }

  async findById(session: ClientSession, id: string): Promise<Photo | undefined> {
    return (await this.find({ _id: id }, { session }))[0];
  }

  async save(session: ClientSession, photos: readonly Photo[]): Promise<void> {
    if (photos.length === 0) return;
    await this.stored.collection.bulkWrite(
      photos.map(({ id, ...fields }) => ({
        replaceOne: { filter: { _id: id }, replacement: fields, upsert: true },
      })),
      { session },
    );
  }

  /** Moves photos of the merged business to the kept one, up to the limit per page. */
  async bring(session: ClientSession, keptId: string, mergedId: string): Promise<void> {
    const own = await this.of(keptId, session);
    const others = (await this.of(mergedId, session)).slice(0, Math.max(0, MOST_PHOTOS - own.length));
    const end = endOf(own);
    await this.save(
      session,
      others.map((photo, at) => ({ ...movedToMergeTarget(keptId, photo), position: end + at })),
    );
  }

  /** Undoes `bring`: photos of the merged business return to it in their current state. */
  async giveBack(session: ClientSession, keptId: string, mergedId: string): Promise<void> {
    const brought = await this.find({ businessId: keptId, cameFrom: mergedId }, { session });
    await this.save(session, returnedByMergeUndo(mergedId, brought));
  }

  /** A page of the photos of one business or of all, the newest first. */
  async list(
    filter: PhotoFilter,
    businessId: string | null,
    { page, pageSize }: { page: number; pageSize: number },
  ): Promise<{ photos: Photo[]; total: number }> {
    // The type condition is needed for the partial index.
    const takenDown = { 'removed.at': { $type: 'date' as const }, 'removed.reason': { $type: 'string' as const } };
    const removed = filter === 'shown' ? { removed: null } : takenDown;
    const query: mongo.Filter<PhotoDocument> = { ...removed, ...(businessId && { businessId }) };
    const [photos, total] = await Promise.all([
      this.find(query, { sort: { addedAt: -1, _id: -1 }, skip: (page - 1) * pageSize, limit: pageSize }),
      this.stored.collection.countDocuments(query),
    ]);
    return { photos, total };
  }

  /** Some of the photos that were removed before the given time. */
  listRemoved(session: ClientSession, before: Date, limit: number): Promise<Photo[]> {
    return this.find({ 'removed.at': { $lt: before } }, { session, limit, hint: 'removed' });
  }

  /** All photos of these businesses, for their erasure. */
  listOfBusinesses(session: ClientSession, businessIds: string[]): Promise<Photo[]> {
    return this.find({ businessId: { $in: businessIds } }, { session });
  }

  async remove(session: ClientSession, ids: string[]): Promise<void> {
    await this.stored.collection.deleteMany({ _id: { $in: ids } }, { session });
  }

  private async find(filter: mongo.Filter<PhotoDocument>, options: mongo.FindOptions): Promise<Photo[]> {
    return (await this.stored.collection.find(filter, options).toArray()).map(fromDocument);
  }
}

const fromDocument = ({ _id, ...fields }: PhotoDocument): Photo => ({ id: _id, ...fields });
