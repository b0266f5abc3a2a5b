import {
  AddCertificateDocument,
  type ListCertificateDocuments,
  type ListPageDocuments,
  MOST_PROVEN,
  type ProofDocument,
  type ProvenCertificate,
  RemoveCertificateDocument,
  type ReplyOf,
  type RequestContext,
  type RequestOf,
} from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Clock, CommandLog, Database, newId } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { CertificateLink } from '../business/certificate-link.js';
import { businessNotFound } from '../business/business.errors.js';
import { BusinessRepository } from '../business/business.repository.js';
import { certificateNotHeld } from '../documents/document.errors.js';
import { addedDocument, shownDocument } from '../documents/document.js';
import { DocumentChanges } from '../documents/document-changes.js';
import { DocumentsRepository } from '../documents/documents.repository.js';
import { ownAccount } from '../ownership/own-account.js';
import { OwnerAccounts } from '../ownership/owner-accounts.js';
import { PageOwners } from '../ownership/page-owners.js';
import { Certificates } from '../records/certificates.js';
import { ChangeSuggestionRepository } from './change-suggestion.repository.js';

type Proven = ReplyOf<typeof ListCertificateDocuments>;

/** Documents that prove the certificates of a page, for its owners and for the back office. */
@Injectable()
export class CertificateDocuments {
  constructor(
    private readonly database: Database,
    private readonly commandLog: CommandLog,
    private readonly accounts: OwnerAccounts,
    private readonly owners: PageOwners,
    private readonly businesses: BusinessRepository,
    private readonly suggestions: ChangeSuggestionRepository,
    private readonly certificates: Certificates,
    private readonly documents: DocumentsRepository,
    private readonly changes: DocumentChanges,
    private readonly clock: Clock,
  ) {}

  list({ businessId }: RequestOf<typeof ListCertificateDocuments>, context: RequestContext): Promise<Proven> {
    return this.database.transaction(async (session) => {
      await this.owners.require(session, businessId, context.actor);
      return this.proven(session, businessId, context);
    });
  }

  add(request: RequestOf<typeof AddCertificateDocument>, context: RequestContext): Promise<ProofDocument> {
    const { businessId, certificateId } = request;
    // The idempotency key leaves out the file, because a repeated upload has another upload id.
    return this.commandLog.once(AddCertificateDocument, { businessId, certificateId }, context, async (session) => {
      const accountId = await this.own(session, businessId, context);
      if (!(await this.shownIds(session, businessId, accountId)).has(certificateId))
        throw certificateNotHeld(certificateId);
      await this.takeOff(session, businessId, certificateId);
      const of = { id: newId(), claimId: null, certificateId, businessId, accountId };
      const document = addedDocument(request, of, this.clock.now());
      await this.changes.add(session, document);
      return shownDocument(document);
    });
  }

  remove(request: RequestOf<typeof RemoveCertificateDocument>, context: RequestContext): Promise<Proven> {
    const { businessId, certificateId } = request;
    return this.commandLog.once(RemoveCertificateDocument, request, context, async (session) => {
      await this.own(session, businessId, context);
      await this.takeOff(session, businessId, certificateId);
      return this.proven(session, businessId, context);
    });
  }

  /** For the back office. */
  async ofPage({ businessId }: RequestOf<typeof ListPageDocuments>): Promise<ReplyOf<typeof ListPageDocuments>> {
    const found = await this.documents.ofPage(businessId);
    const names = await this.names(found.map(({ certificateId }) => certificateId!));
    return {
      documents: found.map((document) => ({
        ...shownDocument(document),
        certificateName: names.get(document.certificateId!) ?? '',
      })),
    };
  }

  private async own(session: ClientSession, businessId: string, context: RequestContext): Promise<string> {
    const { id } = ownAccount(context);
    // The lock comes first: an owner who is revoked meanwhile can change nothing after that.
    await this.accounts.lock(session, id);
    await this.owners.require(session, businessId, context.actor);
    return id;
  }

  private async takeOff(session: ClientSession, businessId: string, certificateId: string): Promise<void> {
    const there = await this.documents.ofPage(businessId, session);
    await this.changes.erase(
      session,
      there.filter((document) => document.certificateId === certificateId),
    );
  }

  private async proven(session: ClientSession, businessId: string, context: RequestContext): Promise<Proven> {
    const ids = await this.shownIds(session, businessId, ownAccount(context).id);
    const names = await this.names([...ids]);
    const documents = await this.documents.ofPage(businessId, session);
    const certificates = [...ids].flatMap((certificateId): ProvenCertificate[] => {
      const name = names.get(certificateId);
      const document = documents.find((one) => one.certificateId === certificateId);
      return name === undefined ? [] : [{ certificateId, name, document: document ? shownDocument(document) : null }];
    });
    return { certificates };
  }

  /** Ids of the certificates of the page and of those in the owner's pending change. */
  private async shownIds(session: ClientSession, businessId: string, accountId: string): Promise<Set<string>> {
    const business = await this.businesses.getForUpdate(session, businessId);
    if (business.deletedAt) throw businessNotFound(businessId);
    const waiting = await this.suggestions.findWaitingOfOwner(session, businessId, accountId);
    const suggested = waiting?.changes.find(({ part }) => part === 'certificates')?.suggested;
    const links = [...business.certificates, ...((suggested as CertificateLink[] | undefined) ?? [])];
    return new Set(links.slice(0, MOST_PROVEN).map(({ certificateId }) => certificateId));
  }

  private async names(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = await this.certificates.store.findByIds([...new Set(ids)]);
    return new Map(found.map(({ id, name }) => [id, name]));
  }
}
