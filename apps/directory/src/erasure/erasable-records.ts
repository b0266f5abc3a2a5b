import { Inject, Injectable } from '@nestjs/common';
import { AuditTrail } from '@tedarik/outbox';
import { Clock, type Erasable, type EraseSome } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { eraseBusiness } from '../business/business.js';
import { BusinessRepository } from '../business/business.repository.js';
import { toDocument } from '../business/business.schema.js';
import { checkedDocument, type Document } from '../documents/document.js';
import { DocumentChanges } from '../documents/document-changes.js';
import { DocumentsRepository } from '../documents/documents.repository.js';
import { PageFiguresRepository } from '../figures/page-figures.repository.js';
import { PhotoChanges } from '../photos/photo-changes.js';
import { PhotosRepository } from '../photos/photos.repository.js';
import { eraseProduct } from '../product/product.js';
import { OwnershipData } from '../ownership/ownership-data.js';
import { ProductRepository } from '../product/product.repository.js';
import { type ErasableTable, RECORD_TABLES } from '../records/described-records.js';
import { ChangeSuggestionRepository } from '../suggested-changes/change-suggestion.repository.js';
import { ErasableRepository } from './erasable.repository.js';

const FILES_AT_ONCE = 200;

/**
 * Erases deleted records. Only a tombstone stays of each: id, address and version. Described records without address and version are
 * deleted completely.
 */
@Injectable()
export class ErasableRecords implements Erasable {
  // Businesses first: after that they cannot be restored any more, so none can come back while its products are already erased.
  readonly kinds: readonly EraseSome[] = [
    (session, deletedBefore) => this.eraseBusinesses(session, deletedBefore),
    (session, deletedBefore) => this.eraseProducts(session, deletedBefore),
    (session, deletedBefore) => this.erasePhotos(session, deletedBefore),
    (session) => this.checkDocuments(session),
    (session, endedBefore) => this.eraseDocuments(session, endedBefore),
    ...this.tables.map(({ eraseSome }) => eraseSome),
  ];

  constructor(
    private readonly erasable: ErasableRepository,
    private readonly businesses: BusinessRepository,
    private readonly products: ProductRepository,
    private readonly ownership: OwnershipData,
    private readonly suggestions: ChangeSuggestionRepository,
    private readonly figures: PageFiguresRepository,
    private readonly photos: PhotosRepository,
    private readonly photoChanges: PhotoChanges,
    private readonly documents: DocumentsRepository,
    private readonly documentChanges: DocumentChanges,
    @Inject(RECORD_TABLES.provide) private readonly tables: readonly ErasableTable[],
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  private async eraseBusinesses(session: ClientSession, deletedBefore: Date): Promise<number> {
    const found = await this.erasable.findBusinesses(session, deletedBefore);
    await this.businesses.saveMany(
      session,
      found.map((business) => toDocument(eraseBusiness(business), [])),
    );
    const ids = found.map(({ id }) => id);
    await this.ownership.forgetBusinesses(session, ids);
    await this.figures.forgetBusinesses(session, ids);
    await this.photoChanges.erase(session, await this.photos.listOfBusinesses(session, ids));
    await this.auditTrail.erase(session, 'page-owner', ids);
    const heirs = await this.businesses.findHeirs(ids, session);
    for (const [id, heirId] of heirs) await this.suggestions.passOn(session, id, heirId);
    const withoutHeir = ids.filter((id) => !heirs.has(id));
    const suggestionIds = await this.suggestions.removeOfBusinesses(session, withoutHeir);
    await this.auditTrail.erase(session, 'change-suggestion', suggestionIds);
    return this.erased(session, 'business', found);
  }

  private async eraseProducts(session: ClientSession, deletedBefore: Date): Promise<number> {
    const found = await this.erasable.findProducts(session, deletedBefore);
    await this.products.save(session, found.map(eraseProduct));
    return this.erased(session, 'product', found);
  }

  private async erasePhotos(session: ClientSession, removedBefore: Date): Promise<number> {
    const found = await this.photos.listRemoved(session, removedBefore, FILES_AT_ONCE);
    await this.photoChanges.erase(session, found);
    return found.length;
  }

  private async eraseDocuments(session: ClientSession, endedBefore: Date): Promise<number> {
    const found = await this.documents.listEnded(session, endedBefore, FILES_AT_ONCE);
    await this.documentChanges.erase(session, found);
    return found.length;
  }

  /**
   * Starts the retention of documents whose page neither has the certificate nor a pending change that adds it. They are not deleted at
   * once, because the removal of the certificate can be undone for a while.
   */
  private async checkDocuments(session: ClientSession): Promise<number> {
    const now = this.clock.now();
    const found = await this.documents.listToCheck(session, now, FILES_AT_ONCE);
    const pageIds = [...new Set(found.map(({ businessId }) => businessId))];
    const pages = new Map((await this.businesses.listForUpdate(session, pageIds)).map((page) => [page.id, page]));
    const waiting = await this.suggestions.withWaitingCertificates(session, found.flatMap(placesOf));
    const checked = found.map((document) => {
      const held = pages.get(document.businessId)?.certificates ?? [];
      const isHeld = held.some(({ certificateId }) => certificateId === document.certificateId);
      const waits = placesOf(document).some((id) => waiting.has(id));
      return checkedDocument(document, { isHeld, waits }, now);
    });
    await this.documents.save(session, checked);
    return found.length;
  }

  private async erased(session: ClientSession, kind: string, found: readonly { id: string }[]): Promise<number> {
    await this.auditTrail.erase(
      session,
      kind,
      found.map(({ id }) => id),
    );
    return found.length;
  }
}

/** The page and the businesses that were merged into it: a change of one of those may still be pending. */
const placesOf = ({ businessId, cameFrom }: Document): string[] => [businessId, ...cameFrom];
