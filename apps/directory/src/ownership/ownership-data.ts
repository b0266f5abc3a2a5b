import {
  type ExportOwnership,
  type ListOwnPages,
  MOST_CERTIFICATE_DOCUMENTS_TOLD,
  MOST_INVITATIONS_TOLD,
  MOST_OWN_PAGES,
  MOST_REVOKED_TOLD,
  type OwnPage,
  type ReplyOf,
  type RequestContext,
  type RequestOf,
} from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Database } from '@tedarik/service-kit';
import { sortKey } from '@tedarik/turkish';
import type { ClientSession } from 'mongoose';
import { BusinessRepository } from '../business/business.repository.js';
import type { Document } from '../documents/document.js';
import { DocumentChanges } from '../documents/document-changes.js';
import { DocumentsRepository } from '../documents/documents.repository.js';
import { Certificates } from '../records/certificates.js';
import { ClaimRepository } from './claim.repository.js';
import { InvitationRepository } from './invitation.repository.js';
import { ownAccount } from './own-account.js';
import { OwnerAccounts } from './owner-accounts.js';
import { OwnershipChanges } from './ownership-changes.js';
import { OwnershipMails } from './ownership-mails.js';
import { OwnerNumbers } from './page-marks.js';
import { PageOwners } from './page-owners.js';
import { RevokedOwners } from './revoked-owners.js';

/** The ownership data of an account or a business: reads, exports and deletes it. */
@Injectable()
export class OwnershipData {
  constructor(
    private readonly database: Database,
    private readonly businesses: BusinessRepository,
    private readonly owners: PageOwners,
    private readonly revoked: RevokedOwners,
    private readonly claims: ClaimRepository,
    private readonly certificates: Certificates,
    private readonly documents: DocumentsRepository,
    private readonly documentChanges: DocumentChanges,
    private readonly invitations: InvitationRepository,
    private readonly accounts: OwnerAccounts,
    private readonly changes: OwnershipChanges,
    private readonly ownerNumbers: OwnerNumbers,
    private readonly mails: OwnershipMails,
  ) {}

  /** The pages that the caller owns. */
  async pages(_: RequestOf<typeof ListOwnPages>, context: RequestContext): Promise<ReplyOf<typeof ListOwnPages>> {
    return { pages: await this.pagesOf(ownAccount(context).id) };
  }

  async export(
    _: RequestOf<typeof ExportOwnership>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof ExportOwnership>> {
    const { id } = ownAccount(context);
    const [claims, invitations] = [await this.claims.listOfAccount(id), await this.invitations.listOfAccount(id)];
    const [documents, revoked] = [await this.documents.ofAccount(id), await this.revoked.ofAccount(id)];
    const businesses = await this.businesses.listLive(
      [...claims, ...invitations, ...documents, ...revoked].map(({ businessId }) => businessId),
    );
    const names = new Map(businesses.map((business) => [business.id, business.name]));
    return {
      pages: await this.pagesOf(id),
      claims: claims.map(({ id: claimId, businessId, way, status, note, startedAt, decidedAt, reason }) => ({
        ...{ businessName: names.get(businessId) ?? '', way, status, note, reason },
        startedAt: startedAt.toISOString(),
        decidedAt: decidedAt?.toISOString() ?? null,
        documents: documents.filter((document) => document.claimId === claimId).map(exportedDocument),
      })),
      certificateDocuments: await this.ofCertificates(documents, names),
      invitations: invitations.slice(-MOST_INVITATIONS_TOLD).map(({ businessId, email, handsOver, expiresAt }) => ({
        ...{ businessName: names.get(businessId) ?? '', email, handsOver },
        expiresAt: expiresAt.toISOString(),
      })),
      revokedPages: revoked.slice(0, MOST_REVOKED_TOLD).flatMap(({ businessId, owners: [owner], endedAt, reason }) =>
        owner
          ? [
              {
                ...{ businessName: names.get(businessId) ?? '', name: owner.name, email: owner.email, reason },
                ...{ proof: owner.proof.kind, since: owner.since.toISOString(), endedAt: endedAt.toISOString() },
              },
            ]
          : [],
      ),
    };
  }

  /** Applies a new name; an event with an older version changes nothing. */
  async renameAccount(accountId: string, name: string, version: number): Promise<void> {
    await this.database.transaction(async (session) => {
      if (!(await this.accounts.advance(session, accountId, version))) return;
      await this.owners.rename(session, accountId, name);
      await this.claims.rename(session, accountId, name);
      await this.revoked.rename(session, accountId, name);
    });
  }

  /** Deletes everything about an erased account: ownership, claims, documents and mails. Idempotent. */
  async forgetAccount(accountId: string): Promise<void> {
    await this.database.transaction(async (session) => {
      await this.accounts.markErased(session, accountId);
      await this.mails.forgetAccount(session, accountId);
      for (const address of await this.addressesOf(session, accountId)) await this.mails.forget(session, address);
      await this.changes.endAllOf(session, accountId);
      await this.documentChanges.erase(session, await this.documents.ofAccount(accountId, session));
      await this.claims.removeOfAccount(session, accountId);
      await this.revoked.removeOfAccount(session, accountId);
      await this.owners.forgetInviter(session, accountId);
      await this.revoked.forgetInviter(session, accountId);
      await this.invitations.removeBy(session, accountId);
    });
  }

  /** Deletes the ownership data of erased businesses, which can no longer be restored. */
  async forgetBusinesses(session: ClientSession, businessIds: string[]): Promise<void> {
    await this.owners.removeOfBusinesses(session, businessIds);
    await this.revoked.removeOfBusinesses(session, businessIds);
    await this.ownerNumbers.removeOfBusinesses(session, businessIds);
    await this.documentChanges.erase(session, await this.documents.ofBusinesses(session, businessIds));
    await this.claims.removeOfBusinesses(session, businessIds);
    await this.invitations.removeOfBusinesses(session, businessIds);
  }

  private async ofCertificates(documents: readonly Document[], names: ReadonlyMap<string, string>) {
    const all = documents.flatMap((document) =>
      document.certificateId ? [{ document, certificateId: document.certificateId }] : [],
    );
    const found = all.slice(-MOST_CERTIFICATE_DOCUMENTS_TOLD);
    const ids = new Set(found.map(({ certificateId }) => certificateId));
    const certificates = await this.certificates.store.findByIds([...ids]);
    const certificateNames = new Map(certificates.map(({ id, name }) => [id, name]));
    return found.map(({ document, certificateId }) => ({
      businessName: names.get(document.businessId) ?? '',
      certificateName: certificateNames.get(certificateId) ?? '',
      ...exportedDocument(document),
    }));
  }

  /** The addresses of the account: invitations to them, and mails from before migration 040, name no account. */
  private async addressesOf(session: ClientSession, accountId: string): Promise<Set<string>> {
    const owned = await this.owners.pagesOf(accountId, session);
    const revoked = (await this.revoked.ofAccount(accountId, session)).flatMap(({ owners }) => owners);
    const claims = await this.claims.listOfAccount(accountId, session);
    return new Set([...owned, ...revoked, ...claims].map(({ email }) => email));
  }

  private async pagesOf(accountId: string): Promise<OwnPage[]> {
    const owned = await this.owners.pagesOf(accountId);
    const businesses = await this.businesses.listLive(owned.map(({ businessId }) => businessId));
    const byId = new Map(businesses.map((business) => [business.id, business]));
    const pages = owned.flatMap(({ businessId, proof, since }) => {
      const business = byId.get(businessId);
      if (!business) return [];
      const { id, slug, name, status } = business;
      return [{ id, slug, name, status, proof: proof.kind, since: since.toISOString() }];
    });
    const byName = pages.map((page) => ({ page, key: sortKey(page.name) }));
    byName.sort((one, other) => (one.key < other.key ? -1 : 1));
    return byName.slice(0, MOST_OWN_PAGES).map(({ page }) => page);
  }
}

const exportedDocument = ({ name, type, bytes }: Document) => ({ name, type, bytes });
