import {
  type ListPageOwners,
  type ManagedOwner,
  type ReplyOf,
  type RequestContext,
  type RequestOf,
  RestoreOwner,
  RevokeOwner,
} from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '@tedarik/outbox';
import { Clock, CommandLog } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { Business } from '../business/business.js';
import { checkedReason } from './claim.js';
import { OwnerAccounts } from './owner-accounts.js';
import { ownerNotFound } from './ownership.errors.js';
import { OwnershipChanges } from './ownership-changes.js';
import { OwnershipMails } from './ownership-mails.js';
import type { PageOwner } from './page-owner.js';
import { PageOwners } from './page-owners.js';
import { RevokedOwners } from './revoked-owners.js';

/** Lists the owners of a page for the back office, and revokes them. */
@Injectable()
export class ManagedOwners {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly owners: PageOwners,
    private readonly revoked: RevokedOwners,
    private readonly accounts: OwnerAccounts,
    private readonly changes: OwnershipChanges,
    private readonly mails: OwnershipMails,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async list({ businessId }: RequestOf<typeof ListPageOwners>): Promise<ReplyOf<typeof ListPageOwners>> {
    const [owners, revoked] = await Promise.all([this.owners.of(businessId), this.revoked.of(businessId)]);
    const present = owners.map((owner) => ({ ...ownerFields(owner), endedAt: null, endedBy: null, reason: null }));
    const former = revoked.flatMap(({ owners: [owner], endedAt, endedBy, reason }) =>
      owner ? [{ ...ownerFields(owner), endedAt: endedAt.toISOString(), endedBy, reason }] : [],
    );
    return { owners: [...present, ...former] };
  }

  revoke(request: RequestOf<typeof RevokeOwner>, context: RequestContext): Promise<ReplyOf<typeof RevokeOwner>> {
    const reason = checkedReason(request.reason);
    return this.commandLog.once(RevokeOwner, request, context, async (session) => {
      const owner = await this.owners.findById(session, request.id);
      if (!owner) throw ownerNotFound(request.id);
      const { id, businessId, accountId } = owner;
      const business = await this.changes.getLive(session, businessId);
      const owners = await this.changes.end(session, business, owner);
      const endedBy = context.actor?.name ?? null;
      await this.revoked.add(session, {
        id,
        businessId,
        accountId,
        owners,
        endedAt: this.clock.now(),
        endedBy,
        reason,
      });
      await this.mails.revoked(session, owner, business.name, reason);
      await this.record(session, context, {
        action: 'owner-revoked',
        business,
        before: { ...recorded(owner), reason },
      });
      return { id };
    });
  }

  restore(request: RequestOf<typeof RestoreOwner>, context: RequestContext): Promise<ReplyOf<typeof RestoreOwner>> {
    return this.commandLog.once(RestoreOwner, request, context, async (session) => {
      const taken = await this.revoked.take(session, request.id);
      const [owner] = taken?.owners ?? [];
      if (!taken || !owner) throw ownerNotFound(request.id);
      await this.accounts.lock(session, taken.accountId);
      const business = await this.changes.getLive(session, taken.businessId);
      await this.changes.bringBack(session, business, taken.owners);
      await this.mails.restored(session, owner, business.name);
      await this.record(session, context, { action: 'owner-restored', business, after: recorded(owner) });
      return { id: owner.id };
    });
  }

  private async record(
    session: ClientSession,
    context: RequestContext,
    { business: { id, name }, ...entry }: { action: string; business: Business; before?: object; after?: object },
  ): Promise<void> {
    await this.auditTrail.record(session, context, { ...entry, record: { kind: 'page-owner', id, name } });
  }
}

/** No personal data of the owner. */
const recorded = ({ proof, since }: PageOwner) => ({ proof: proof.kind, since });

const ownerFields = ({
  id,
  name,
  email,
  proof,
  since,
}: PageOwner): Omit<ManagedOwner, 'endedAt' | 'endedBy' | 'reason'> => ({
  id,
  name,
  email,
  proof: proof.kind,
  proofBy: proof.by,
  since: since.toISOString(),
});
