import { Injectable } from '@nestjs/common';
import { Clock, Database, documentsOf, hashOfToken, newToken } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { type Link, LINK_LIFE_MS, type LinkPurpose, type SignUpFacts } from './link.js';

type LinkDocument = Omit<Link, 'tokenHash'> & { _id: string };

@Injectable()
export class LinkRepository {
  private readonly stored = documentsOf<LinkDocument>('links')(this.database.connection);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Stores a new link and returns its token, which cannot be recovered later. */
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

  /** Uses up a link; null when it is unknown, used or expired. When two requests use it at once, only one succeeds. */
  async take(session: ClientSession, purposes: readonly LinkPurpose[], token: string): Promise<Link | null> {
    const taken = await this.stored.collection.findOneAndDelete(this.valid(purposes, token), { session });
    return taken && toLink(taken);
  }

  /** Returns the link without using it up; null as above. */
  async find(purposes: readonly LinkPurpose[], token: string): Promise<Link | null> {
    const found = await this.stored.collection.findOne(this.valid(purposes, token));
    return found && toLink(found);
  }

  /** Data of the latest sign-ups whose links are still valid. */
  async signUpsOf(visitorId: string, most: number): Promise<SignUpFacts[]> {
    const live = { visitorId, purpose: 'verify' as const, expiresAt: { $gt: this.clock.now() } };
    const found = await this.stored.collection.find(live).sort({ expiresAt: -1 }).limit(most).toArray();
    return found.flatMap(({ signUp }) => signUp ?? []);
  }

  /** Whether a link is valid, without using it up. */
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

const toLink = ({ _id: tokenHash, ...fields }: LinkDocument): Link => ({ tokenHash, ...fields });
