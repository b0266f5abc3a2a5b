import { MOST_PHOTOS } from '@tedarik/commands';
import { PhotoChanged, type PhotoState } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { type AuditEntry, Outbox } from '@tedarik/outbox';
import type { ClientSession } from 'mongoose';
import { auditedBusiness } from '../business/audited-business.js';
import type { Business } from '../business/business.js';
import { businessNotFound } from '../business/business.errors.js';
import { BusinessRepository } from '../business/business.repository.js';
import { BusinessRepublisher } from '../business-republisher.js';
import { photosInWords, stateOf, type Photo } from './photo.js';
import { tooManyPhotos } from './photo.errors.js';
import { PhotosRepository } from './photos.repository.js';

interface Change {
  business: Business;
  /** The photos that the page showed before the change. */
  before: readonly Photo[];
  /** The changed photos in their new state. */
  photos: readonly Photo[];
  action: string;
  /** Writes the change to the audit log in the name of the caller. */
  record: (entry: AuditEntry) => Promise<void>;
}

/**
 * Changes the photos of a page; all changes must go through this class. Each one is stored, published (for the media service and the page)
 * and written to the audit log in one transaction.
 */
@Injectable()
export class PhotoChanges {
  constructor(
    private readonly businesses: BusinessRepository,
    private readonly photos: PhotosRepository,
    private readonly shownAnew: BusinessRepublisher,
    private readonly outbox: Outbox,
  ) {}

  /** Throws business-not-found for a deleted business. */
  async getBusiness(session: ClientSession, id: string): Promise<Business> {
    const business = await this.businesses.getForUpdate(session, id);
    if (business.deletedAt) throw businessNotFound(id);
    return business;
  }

  /** Returns the photos of the page. Throws too-many-photos when no further photo is allowed. */
  async withRoom(session: ClientSession, businessId: string): Promise<Photo[]> {
    const photos = await this.photos.of(businessId, session);
    if (photos.length >= MOST_PHOTOS) throw tooManyPhotos(businessId);
    return photos;
  }

  /** Returns the photos that the page shows after the change. */
  async store(session: ClientSession, { business, before, photos, action, record }: Change): Promise<Photo[]> {
    await this.photos.save(session, photos);
    await this.tell(session, photos);
    await this.shownAnew.announce(session, business);
    const after = await this.photos.of(business.id, session);
    await record({
      action,
      record: auditedBusiness(business),
      before: photosInWords(before),
      after: photosInWords(after),
    });
    return after;
  }

  /** Deletes photos for good, and their files with them. */
  async erase(session: ClientSession, photos: readonly Photo[]): Promise<void> {
    const ids = photos.map(({ id }) => id);
    await this.photos.remove(session, ids);
    const last = photos.map((photo) => ({ ...photo, version: photo.version + 1 }));
    await this.tell(session, last, 'gone');
  }

  private async tell(session: ClientSession, photos: readonly Photo[], state?: PhotoState): Promise<void> {
    await this.outbox.appendMany(
      session,
      photos.map((photo) => ({
        definition: PhotoChanged,
        aggregateId: photo.id,
        version: photo.version,
        data: { uploadId: photo.uploadId, state: state ?? stateOf(photo) },
      })),
    );
  }
}
