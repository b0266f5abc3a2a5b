import {
  type ListPhotos,
  PutPhotoBack,
  type ReplyOf,
  type RequestContext,
  type RequestOf,
  TakePhotoDown,
} from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { type AuditEntry, AuditTrail } from '@tedarik/outbox';
import { Clock, CommandLog } from '@tedarik/service-kit';
import { BusinessRepository } from '../business/business.repository.js';
import { checkedReason } from '../ownership/claim.js';
import { PageOwners } from '../ownership/page-owners.js';
import { endOf, isTakenDown, removedPhoto, restoredPhoto, shownPhoto } from './photo.js';
import { PhotoChanges } from './photo-changes.js';
import { PhotoMails } from './photo-mails.js';
import { photoNotFound } from './photo.errors.js';
import { PhotosRepository } from './photos.repository.js';

/** Lets the back office list the photos of pages, take them down and put them back. */
@Injectable()
export class ManagedPhotos {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly businesses: BusinessRepository,
    private readonly owners: PageOwners,
    private readonly photos: PhotosRepository,
    private readonly changes: PhotoChanges,
    private readonly mails: PhotoMails,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async list({ filter, businessId, ...page }: RequestOf<typeof ListPhotos>): Promise<ReplyOf<typeof ListPhotos>> {
    const { photos, total } = await this.photos.list(filter, businessId, page);
    const businesses = await this.businesses.findByIds([...new Set(photos.map((photo) => photo.businessId))]);
    const byId = new Map(businesses.map((business) => [business.id, business]));
    const rows = photos.flatMap((photo) => {
      const business = byId.get(photo.businessId);
      if (!business) return [];
      const { name: businessName, slug: businessSlug, status: businessStatus } = business;
      return [
        {
          ...shownPhoto(photo),
          addedAt: photo.addedAt.toISOString(),
          ...{ businessId: photo.businessId, businessName, businessSlug, businessStatus },
          takenDownAt: photo.removed?.at.toISOString() ?? null,
          takenDownBy: photo.removed?.by ?? null,
          reason: photo.removed?.reason ?? null,
        },
      ];
    });
    return { photos: rows, total };
  }

  async takeDown(request: RequestOf<typeof TakePhotoDown>, context: RequestContext): Promise<{ id: string }> {
    const reason = checkedReason(request.reason);
    return this.commandLog.once(TakePhotoDown, request, context, async (session) => {
      const photo = await this.photos.findById(session, request.id);
      if (!photo || photo.removed) throw photoNotFound(request.id);
      // Also allowed for a deleted business, because its files exist until it is erased.
      const business = await this.businesses.getForUpdate(session, photo.businessId);
      const before = await this.photos.of(business.id, session);
      const photos = [removedPhoto(photo, context.actor?.name ?? null, reason, this.clock.now())];
      const record = (entry: AuditEntry) =>
        this.auditTrail.record(session, context, { ...entry, after: { ...entry.after, reason } });
      await this.changes.store(session, { business, before, photos, action: 'photo-taken-down', record });
      for (const owner of await this.owners.of(business.id, session))
        await this.mails.takenDown(session, owner, { businessName: business.name, alt: photo.alt, reason });
      return { id: photo.id };
    });
  }

  putBack(request: RequestOf<typeof PutPhotoBack>, context: RequestContext): Promise<{ id: string }> {
    return this.commandLog.once(PutPhotoBack, request, context, async (session) => {
      const photo = await this.photos.findById(session, request.id);
      if (!photo || !isTakenDown(photo)) throw photoNotFound(request.id);
      const business = await this.changes.getBusiness(session, photo.businessId);
      const before = await this.changes.withRoom(session, business.id);
      const photos = [restoredPhoto(photo, endOf(before))];
      const record = (entry: AuditEntry) => this.auditTrail.record(session, context, entry);
      await this.changes.store(session, { business, before, photos, action: 'photo-put-back', record });
      for (const owner of await this.owners.of(business.id, session))
        await this.mails.putBack(session, owner, business.name);
      return { id: photo.id };
    });
  }
}
