import { MOST_OPEN_INVITATIONS } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Clock, Database, documentsOf, hashOfToken, newId, newToken } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';

const LIFE_MS = 7 * 86_400_000;

/** An invitation by an owner to share a page or to take it over. Only the hash of the mailed token is stored. */
export interface Invitation {
  id: string;
  tokenHash: string;
  businessId: string;
  /** Account of the inviting owner. */
  invitedBy: string;
  email: string;
  handsOver: boolean;
  expiresAt: Date;
}

type InvitationDocument = Omit<Invitation, 'id'> & { _id: string };

@Injectable()
export class InvitationRepository {
  private readonly stored = documentsOf<InvitationDocument>('ownerInvitations')(this.database.connection);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Stores a new invitation and returns its token, which cannot be recovered later. */
  async make(
    session: ClientSession,
    given: Pick<Invitation, 'businessId' | 'invitedBy' | 'email' | 'handsOver'>,
  ): Promise<{ token: string; invitation: Invitation }> {
    const { token, tokenHash } = newToken();
    const expiresAt = new Date(this.clock.now().getTime() + LIFE_MS);
    const invitation = { id: newId(), tokenHash, ...given, expiresAt };
    const { id: _id, ...fields } = invitation;
    await this.stored.collection.insertOne({ _id, ...fields }, { session });
    return { token, invitation };
  }

  /** The open invitations to a page, the oldest first. */
  async of(businessId: string, session?: ClientSession): Promise<Invitation[]> {
    const found = this.stored.collection.find(
      { businessId, ...this.open() },
      { sort: { expiresAt: 1 }, limit: MOST_OPEN_INVITATIONS, ...(session && { session }) },
    );
    return (await found.toArray()).map(fromDocument);
  }

  async listOfAccount(invitedBy: string): Promise<Invitation[]> {
    return (await this.stored.collection.find({ invitedBy, ...this.open() }).toArray()).map(fromDocument);
  }

  async find(token: string): Promise<Invitation | undefined> {
    const found = await this.stored.collection.findOne({ tokenHash: hashOfToken(token), ...this.open() });
    return found ? fromDocument(found) : undefined;
  }

  /** Uses up an invitation; undefined when it is unknown, used or expired. When two requests use it at once, only one succeeds. */
  async take(session: ClientSession, token: string): Promise<Invitation | undefined> {
    const wanted = { tokenHash: hashOfToken(token), ...this.open() };
    const taken = await this.stored.collection.findOneAndDelete(wanted, { session });
    return taken ? fromDocument(taken) : undefined;
  }

  async withdraw(session: ClientSession, businessId: string, id: string): Promise<void> {
    await this.stored.collection.deleteOne({ _id: id, businessId }, { session });
  }

  /** Deletes the invitations of an account that no longer owns the page (or of all its pages). */
  async removeBy(session: ClientSession, invitedBy: string, businessId?: string): Promise<void> {
    await this.stored.collection.deleteMany({ invitedBy, ...(businessId && { businessId }) }, { session });
  }

  async removeOfBusinesses(session: ClientSession, businessIds: string[]): Promise<void> {
    await this.stored.collection.deleteMany({ businessId: { $in: businessIds } }, { session });
  }

  private open() {
    return { expiresAt: { $gt: this.clock.now() } };
  }
}

const fromDocument = ({ _id, ...fields }: InvitationDocument): Invitation => ({ id: _id, ...fields });
