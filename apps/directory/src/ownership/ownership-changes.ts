import { MOST_OWN_PAGES } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Clock, newId } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { type Business, isPublic } from '../business/business.js';
import { businessNotFound } from '../business/business.errors.js';
import { BusinessRepository } from '../business/business.repository.js';
import { BusinessRepublisher } from '../business-republisher.js';
import { InvitationRepository } from './invitation.repository.js';
import { type OwnerAccount, OwnerAccounts } from './owner-accounts.js';
import { alreadyPageOwner, tooManyPages } from './ownership.errors.js';
import type { PageOwner } from './page-owner.js';
import { PageOwners } from './page-owners.js';

/**
 * Adds and removes owners of a page; all such changes must go through this class. Each one stores the business again, which publishes the
 * page with its current badge and makes a concurrent merge or deletion start again.
 */
@Injectable()
export class OwnershipChanges {
  constructor(
    private readonly businesses: BusinessRepository,
    private readonly shownAnew: BusinessRepublisher,
    private readonly owners: PageOwners,
    private readonly invitations: InvitationRepository,
    private readonly accounts: OwnerAccounts,
    private readonly clock: Clock,
  ) {}

  /** Returns a public business that is to be claimed. Throws business-not-found. */
  async getPublic(session: ClientSession, businessId: string): Promise<Business> {
    const business = await this.businesses.getForUpdate(session, businessId);
    if (!isPublic(business)) throw businessNotFound(businessId);
    return business;
  }

  /** Returns a business in any status. Throws business-not-found for a deleted one. */
  async getLive(session: ClientSession, businessId: string): Promise<Business> {
    const business = await this.businesses.getForUpdate(session, businessId);
    if (business.deletedAt) throw businessNotFound(businessId);
    return business;
  }

  /** Throws already-page-owner and too-many-pages. */
  async grant(
    session: ClientSession,
    business: Business,
    { accountId, name, email }: OwnerAccount,
    proof: Omit<PageOwner['proof'], 'at'>,
  ): Promise<PageOwner> {
    if (await this.owners.find(session, business.id, accountId)) throw alreadyPageOwner(business.id);
    if ((await this.owners.pagesOf(accountId, session)).length >= MOST_OWN_PAGES) throw tooManyPages();
    const now = this.clock.now();
    const owner: PageOwner = {
      id: newId(),
      businessId: business.id,
      accountId,
      name,
      email,
      since: now,
      proof: { ...proof, at: now },
      inheritedFrom: null,
    };
    await this.owners.add(session, owner);
    await this.shownAnew.announce(session, business);
    return owner;
  }

  /**
   * Ends an ownership, including its rows from merged businesses, and returns all removed rows. A concurrent save by the owner either
   * commits before or is refused, and the owner's invitations are deleted.
   */
  async end(session: ClientSession, business: Business, owner: PageOwner): Promise<PageOwner[]> {
    await this.accounts.lock(session, owner.accountId);
    const removed = await this.owners.remove(session, owner);
    for (const { businessId } of removed) await this.invitations.removeBy(session, owner.accountId, businessId);
    await this.shownAnew.announce(session, business);
    return removed;
  }

  /** Throws already-page-owner when the account has become an owner again meanwhile. */
  async bringBack(session: ClientSession, business: Business, owners: readonly PageOwner[]): Promise<void> {
    for (const owner of owners) {
      if (await this.owners.find(session, owner.businessId, owner.accountId)) throw alreadyPageOwner(owner.businessId);
    }
    await this.owners.add(session, ...owners);
    await this.shownAnew.announce(session, business);
  }

  /** Ends the ownership of all pages of an account. */
  async endAllOf(session: ClientSession, accountId: string): Promise<void> {
    const owned = await this.owners.pagesOf(accountId, session);
    await this.owners.removeOfAccount(session, accountId);
    const ids = owned.map(({ businessId }) => businessId);
    for (const business of await this.businesses.listForUpdate(session, ids))
      await this.shownAnew.announce(session, business);
  }
}
