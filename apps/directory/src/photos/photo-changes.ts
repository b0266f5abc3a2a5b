import { MOST_PHOTOS } from '@tedarik/commands';
import { PhotoChanged, type PhotoState } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { type AuditEntry, Outbox } from '@tedarik/outbox';
import type { ClientSession } from 'mongoose';
import { auditedBusiness } from '../business/audited-business.js';
import type { Business } from '../business/business.js';
import { businessNotFound } from '../business/business.errors.js';
import { BusinessRepository } from '../business/business.repository.js';
import { ShownAnew } from '../shown-anew.js';
import { photosInWords, stateOf, type Photo } from './photo.js';
import { tooManyPhotos } from './photo.errors.js';
import { PhotosRepository } from './photos.repository.js';

interface Change {
  business: Business;
  /** What the page showed until now. */
  before: readonly Photo[];
  /** In their new state. */
  photos: readonly Photo[];
  action: string;
  /** Puts the change on record as the caller's. */
  record: (entry: AuditEntry) => Promise<void>;
}

/** The only way in which photos of a page change: stored, told to media, shown on the page and put on record, in one transaction. */
@Injectable()
export class PhotoChanges {
  constructor(
    private readonly businesses: BusinessRepository,
    private readonly photos: PhotosRepository,
    private readonly shownAnew: ShownAnew,
    private readonly outbox: Outbox,
  ) {}

  /** Throws business-not-found for a deleted one. */
  async getBusiness(session: ClientSession, id: string): Promise<Business> {
    const business = await this.businesses.getForUpdate(session, id);
    if (business.deletedAt) throw businessNotFound(id);
    return business;
  }

  /** Throws too-many-photos for a page that has no room for another one. */
  async withRoom(session: ClientSession, businessId: string): Promise<Photo[]> {
    const photos = await this.photos.of(businessId, session);
    if (photos.length >= MOST_PHOTOS) throw tooManyPhotos(businessId);
    return photos;
  }

  /** Answers what the page shows from then on. */
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

  /** They are gone for good, and their files with them. */
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
