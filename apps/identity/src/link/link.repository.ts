import { Injectable } from '@nestjs/common';
import { Clock, Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { SignUpFacts } from '../visitor/visitor.js';
import { hashOfToken, type Link, LINK_LIFE_MS, type LinkPurpose, newToken } from './link.js';
import { linkDocuments } from './link.schema.js';

@Injectable()
export class LinkRepository {
  private readonly stored = linkDocuments(this.database.connection);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Keeps a new link and answers its token, which nobody can find out again. */
  async make(
    session: ClientSession,
    purpose: LinkPurpose,
    visitorId: string,
    signUp: SignUpFacts | null = null,
  ): Promise<string> {
    const { token, tokenHash } = newToken();
    const expiresAt = new Date(this.clock.now().getTime() + LINK_LIFE_MS[purpose]);
    await this.stored.collection.insertOne({ _id: tokenHash, purpose, visitorId, expiresAt, signUp }, { session });
    return token;
  }

  /** Uses a link up; null when it is unknown, used or too old. Of two who use it at once one gets it. */
  async take(session: ClientSession, purposes: readonly LinkPurpose[], token: string): Promise<Link | null> {
    const taken = await this.stored.collection.findOneAndDelete(this.valid(purposes, token), { session });
    if (!taken) return null;
    const { _id: tokenHash, ...fields } = taken;
    return { tokenHash, ...fields };
  }

  /** Whether a link would work, without using it. */
  async isValid(purposes: readonly LinkPurpose[], token: string): Promise<boolean> {
    return (await this.stored.collection.countDocuments(this.valid(purposes, token))) > 0;
  }

  async removeAllOf(session: ClientSession, visitorId: string): Promise<void> {
    await this.stored.collection.deleteMany({ visitorId }, { session });
  }

  private valid(purposes: readonly LinkPurpose[], token: string) {
    return { _id: hashOfToken(token), purpose: { $in: [...purposes] }, expiresAt: { $gt: this.clock.now() } };
  }
}
