import {
  AcceptInvitation,
  type GetInvitation,
  InviteOwner,
  LeavePage,
  type ListCoOwners,
  type OpenInvitation,
  MOST_OPEN_INVITATIONS,
  type ReplyOf,
  type RequestContext,
  type RequestOf,
  WithdrawInvitation,
} from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { CommandLog, Database } from '@tedarik/service-kit';
import { emailKey, isEmailAddress, normalizeUnicode } from '@tedarik/turkish';
import { BusinessRepository } from '../business/business.repository.js';
import { type Invitation, InvitationRepository } from './invitation.repository.js';
import { OwnerAccounts } from './owner-accounts.js';
import { alreadyPageOwner, invitationExpired, ownershipRefused, tooManyInvitations } from './ownership.errors.js';
import { OwnershipChanges } from './ownership-changes.js';
import { OwnershipMails } from './ownership-mails.js';
import { PageOwners } from './page-owners.js';

/** Lets owners share a page, hand it over and leave it. */
@Injectable()
export class CoOwners {
  constructor(
    private readonly database: Database,
    private readonly commandLog: CommandLog,
    private readonly businesses: BusinessRepository,
    private readonly owners: PageOwners,
    private readonly invitations: InvitationRepository,
    private readonly accounts: OwnerAccounts,
    private readonly changes: OwnershipChanges,
    private readonly mails: OwnershipMails,
  ) {}

  list({ businessId }: RequestOf<typeof ListCoOwners>, context: RequestContext): Promise<ReplyOf<typeof ListCoOwners>> {
    return this.database.transaction(async (session) => {
      const self = await this.owners.require(session, businessId, context.actor);
      const owners = (await this.owners.of(businessId, session)).map(({ id, name, proof, since }) => ({
        ...{ id, name, proof: proof.kind, since: since.toISOString() },
        isSelf: id === self.id,
      }));
      return { owners, invitations: (await this.invitations.of(businessId, session)).map(openInvitation) };
    });
  }

  async invite(request: RequestOf<typeof InviteOwner>, context: RequestContext): Promise<OpenInvitation> {
    const { businessId, handsOver } = request;
    const email = normalizeUnicode(request.email).trim();
    if (!isEmailAddress(email)) throw ownershipRefused([{ field: 'email', code: 'invalid-email' }]);
    this.mails.assertSending();
    const own = await this.accounts.current(context);
    return this.commandLog.once(InviteOwner, request, context, async (session) => {
      const { accountId: invitedBy } = await this.owners.require(session, businessId, context.actor);
      if (emailKey(email) === emailKey(own.email)) throw alreadyPageOwner(businessId);
      const { name } = await this.changes.getLive(session, businessId);
      const open = await this.invitations.of(businessId, session);
      if (open.length >= MOST_OPEN_INVITATIONS) throw tooManyInvitations();
      const { token, invitation } = await this.invitations.make(session, { businessId, invitedBy, email, handsOver });
      await this.mails.invitation(session, email, name, token);
      return openInvitation(invitation);
    });
  }

  withdraw(
    request: RequestOf<typeof WithdrawInvitation>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof WithdrawInvitation>> {
    return this.commandLog.once(WithdrawInvitation, request, context, async (session) => {
      await this.owners.require(session, request.businessId, context.actor);
      await this.invitations.withdraw(session, request.businessId, request.id);
      return {};
    });
  }

  /** Anyone with the link may read which page the invitation is for. */
  async invitation({ token }: RequestOf<typeof GetInvitation>): Promise<ReplyOf<typeof GetInvitation>> {
    const found = await this.invitations.find(token);
    const business = found && (await this.businesses.findLive(found.businessId));
    if (!found || !business) return { invitation: null };
    const { name, slug } = business;
    return { invitation: { name, slug, handsOver: found.handsOver } };
  }

  async accept(
    request: RequestOf<typeof AcceptInvitation>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof AcceptInvitation>> {
    const account = await this.accounts.current(context);
    return this.commandLog.once(AcceptInvitation, request, context, async (session) => {
      await this.accounts.lock(session, account.accountId);
      const invitation = await this.invitations.take(session, request.token);
      if (!invitation) throw invitationExpired();
      const { businessId, invitedBy, handsOver } = invitation;
      const inviter = await this.owners.find(session, businessId, invitedBy);
      if (!inviter) throw invitationExpired();
      await this.changes.grant(session, await this.changes.getLive(session, businessId), account, {
        kind: 'transfer',
        by: inviter.name,
        byAccountId: invitedBy,
      });
      const business = await this.changes.getLive(session, businessId);
      if (handsOver) await this.changes.end(session, business, inviter);
      return { businessId, slug: business.slug };
    });
  }

  leave(request: RequestOf<typeof LeavePage>, context: RequestContext): Promise<ReplyOf<typeof LeavePage>> {
    return this.commandLog.once(LeavePage, request, context, async (session) => {
      const owner = await this.owners.require(session, request.businessId, context.actor);
      await this.changes.end(session, await this.changes.getLive(session, request.businessId), owner);
      return {};
    });
  }
}

const openInvitation = ({ id, email, handsOver, expiresAt }: Invitation): OpenInvitation => ({
  id,
  email,
  handsOver,
  expiresAt: expiresAt.toISOString(),
});
