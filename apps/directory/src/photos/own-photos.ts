import {
  AddPhoto,
  ArrangePhotos,
  type ListOwnPhotos,
  RemovePhoto,
  type ReplyOf,
  type RequestContext,
  type RequestOf,
  RestorePhoto,
} from '@tedarik/commands';
import { PAGE_OWNER } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '@tedarik/outbox';
import { Clock, CommandLog, newId } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { notPageOwner } from '../ownership/ownership.errors.js';
import { ownAccount } from '../ownership/own-account.js';
import { OwnerAccounts } from '../ownership/owner-accounts.js';
import { PageOwners } from '../ownership/page-owners.js';
import {
  addedPhoto,
  checkedAlt,
  describedPhoto,
  endOf,
  isTakenDown,
  type Photo,
  removedPhoto,
  restoredPhoto,
  samePhoto,
  shownPhoto,
} from './photo.js';
import { photoNotFound, photosChangedMeanwhile } from './photo.errors.js';
import { PhotoChanges } from './photo-changes.js';
import { PhotosRepository } from './photos.repository.js';

type Photos = ReplyOf<typeof ListOwnPhotos>;

/** Lets the owner of a page manage its photos. All changes are public at once. */
@Injectable()
export class OwnPhotos {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly accounts: OwnerAccounts,
    private readonly owners: PageOwners,
    private readonly photos: PhotosRepository,
    private readonly changes: PhotoChanges,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async list({ businessId }: RequestOf<typeof ListOwnPhotos>, context: RequestContext): Promise<Photos> {
    const owned = await this.owners.pagesOf(ownAccount(context).id);
    if (owned.every((page) => page.businessId !== businessId)) throw notPageOwner(businessId);
    const sent = await this.commandLog.outcomeOf(AddPhoto, { businessId }, context);
    return shown((await this.photos.of(businessId)).filter(({ id }) => id !== sent?.id));
  }

  add(request: RequestOf<typeof AddPhoto>, context: RequestContext): Promise<ReplyOf<typeof AddPhoto>> {
    const { businessId, ...picture } = request;
    // The idempotency key leaves out the file, because a repeated upload has another upload id.
    return this.commandLog.once(AddPhoto, { businessId }, context, async (session) => {
      const business = await this.own(session, businessId, context);
      // A file that was chosen again after a lost reply has another command id.
      const same = samePhoto(await this.photos.of(businessId, session), picture);
      if (same) return shownPhoto(same);
      const before = await this.changes.withRoom(session, businessId);
      const photo = addedPhoto(picture, { id: newId(), businessId, position: endOf(before) }, this.clock.now());
      await this.changes.store(session, { ...this.asOwner(session), business, before, photos: [photo] });
      return shownPhoto(photo);
    });
  }

  async arrange(request: RequestOf<typeof ArrangePhotos>, context: RequestContext): Promise<Photos> {
    const { businessId } = request;
    const wanted = request.photos.map(({ id, alt }, at) => ({ id, alt: checkedAlt(alt, at) }));
    return this.commandLog.once(ArrangePhotos, request, context, async (session) => {
      const business = await this.own(session, businessId, context);
      const before = await this.photos.of(businessId, session);
      const byId = new Map(before.map((photo) => [photo.id, photo]));
      const photos = wanted.flatMap(({ id, alt }, at) => {
        const photo = byId.get(id);
        return photo ? [describedPhoto(photo, alt, at)] : [];
      });
      const named = new Set(photos.map(({ id }) => id));
      if (named.size !== before.length || photos.length !== wanted.length) throw photosChangedMeanwhile(businessId);
      return shown(await this.changes.store(session, { ...this.asOwner(session), business, before, photos }));
    });
  }

  remove(request: RequestOf<typeof RemovePhoto>, context: RequestContext): Promise<Photos> {
    return this.commandLog.once(RemovePhoto, request, context, async (session) => {
      const business = await this.own(session, request.businessId, context);
      const before = await this.photos.of(business.id, session);
      const photo = before.find(({ id }) => id === request.id);
      if (!photo) throw photoNotFound(request.id);
      const photos = [removedPhoto(photo, null, null, this.clock.now())];
      return shown(await this.changes.store(session, { ...this.asOwner(session), business, before, photos }));
    });
  }

  restore(request: RequestOf<typeof RestorePhoto>, context: RequestContext): Promise<Photos> {
    return this.commandLog.once(RestorePhoto, request, context, async (session) => {
      const business = await this.own(session, request.businessId, context);
      const photo = await this.photos.findById(session, request.id);
      if (photo?.businessId !== business.id || !photo.removed || isTakenDown(photo)) throw photoNotFound(request.id);
      const before = await this.changes.withRoom(session, business.id);
      const photos = [restoredPhoto(photo, endOf(before))];
      return shown(await this.changes.store(session, { ...this.asOwner(session), business, before, photos }));
    });
  }

  private async own(session: ClientSession, businessId: string, context: RequestContext) {
    // The lock comes first: an owner who is revoked meanwhile can change nothing after that.
    await this.accounts.lock(session, ownAccount(context).id);
    await this.owners.require(session, businessId, context.actor);
    return this.changes.getBusiness(session, businessId);
  }

  /** The audit log names the page owner as such, but not which person. */
  private asOwner(session: ClientSession) {
    return {
      action: 'photos-changed',
      record: (entry: Parameters<AuditTrail['recordAs']>[2]) => this.auditTrail.recordAs(session, PAGE_OWNER, entry),
    };
  }
}

const shown = (photos: readonly Photo[]): Photos => ({ photos: photos.map(shownPhoto) });
