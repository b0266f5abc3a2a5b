import { Injectable } from '@nestjs/common';
import {
  EnterClaimCode,
  type OwnClaim,
  type ReplyOf,
  type RequestContext,
  type RequestOf,
  StartClaim,
} from '@tedarik/commands';
import { AuditTrail } from '@tedarik/outbox';
import { Clock, CommandLog, newId } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { Business } from '../business/business.js';
import { isCode, newCode } from './claim-code.js';
import { ClaimTexts } from './claim-texts.js';
import { ClaimWays, type OfferedWay, ownClaim } from './claim-ways.js';
import { type Claim, recordedClaim, startWithCode, startWithNote, type Tried, tryCode } from './claim.js';
import { ClaimRepository } from './claim.repository.js';
import { ownAccount } from './own-account.js';
import { type OwnerAccount, OwnerAccounts } from './owner-accounts.js';
import { OwnershipChanges } from './ownership-changes.js';
import { OwnershipMails } from './ownership-mails.js';
import {
  alreadyPageOwner,
  claimNotFound,
  claimWaitsAlready,
  claimWayNotOffered,
  codeExpired,
  codeUsedUp,
  tooManyCodes,
  wrongClaimCode,
} from './ownership.errors.js';
import type { PageOwner } from './page-owner.js';
import { PageOwners } from './page-owners.js';
import { RevokedOwners } from './revoked-owners.js';

const DAY_MS = 86_400_000;
/** A mailbox or phone that has got this many messages of this service in a day gets no more because of claims: nobody can flood it. */
const MOST_MESSAGES_A_DAY = 10;

type StartRequest = RequestOf<typeof StartClaim>;
type Code = Awaited<ReturnType<typeof newCode>>;

type CodeRequest = RequestOf<typeof EnterClaimCode>;
type Outcome = { outcome: Tried['outcome']; triesLeft: number; slug: string };

/** Claims of the caller, from the start to the proof by a code. */
@Injectable()
export class OwnClaims {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly accounts: OwnerAccounts,
    private readonly changes: OwnershipChanges,
    private readonly owners: PageOwners,
    private readonly revoked: RevokedOwners,
    private readonly claims: ClaimRepository,
    private readonly ways: ClaimWays,
    private readonly mails: OwnershipMails,
    private readonly texts: ClaimTexts,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Starts a claim: sends a code to the business, or leaves the decision to the back office. */
  async start(request: StartRequest, context: RequestContext): Promise<OwnClaim> {
    const account = await this.accounts.current(context);
    const code = request.way === 'document' ? null : await newCode();
    return this.commandLog.once(StartClaim, request, context, async (session) => {
      await this.accounts.lock(session, account.accountId);
      const business = await this.changes.getPublic(session, request.businessId);
      const owners = await this.owners.of(business.id, session);
      if (owners.some(({ accountId }) => accountId === account.accountId)) throw alreadyPageOwner(business.id);
      const offered = await this.ways.of(business, owners, session);
      const claim = this.begin(business.id, { account, request, code, offered });
      await this.replaceRunning(session, claim);
      await this.tell(session, business, { claim, code, owners });
      return ownClaim(claim);
    });
  }

  /**
   * Makes the claimant an owner of the page when the code is right. A wrong code uses up a try; the try is stored even though the request
   * fails.
   */
  async enterCode(request: CodeRequest, context: RequestContext): Promise<ReplyOf<typeof EnterClaimCode>> {
    const account = ownAccount(context);
    const known = await this.getOwn(request.id, account.id);
    const isRight = known.code !== null && (await isCode(request.code, known.code.hash));
    const { outcome, triesLeft, slug } = await this.commandLog.once(EnterClaimCode, request, context, (session) =>
      this.enter(session, known, isRight),
    );
    if (outcome === 'wrong') throw wrongClaimCode(triesLeft);
    if (outcome === 'used-up') throw codeUsedUp();
    if (outcome === 'expired') throw codeExpired();
    return { slug };
  }

  private begin(
    businessId: string,
    {
      account,
      request,
      code,
      offered,
    }: { account: OwnerAccount; request: StartRequest; code: Code | null; offered: OfferedWay[] },
  ): Claim {
    const chosen = offered.find(({ way }) => way === request.way);
    if (!chosen) throw claimWayNotOffered(request.way);
    const claimed = { id: newId(), businessId, ...account };
    const now = this.clock.now();
    return code && chosen.way !== 'document'
      ? startWithCode(claimed, { ...chosen, hash: code.hash }, now)
      : startWithNote(claimed, request.note, now);
  }

  /** Replaces a claim that waits for a code. Throws claim-waits-already when one waits for the back office. */
  private async replaceRunning(session: ClientSession, claim: Claim): Promise<void> {
    const running = await this.claims.findRunning(claim.businessId, claim.accountId, session);
    if (running?.status === 'waiting') throw claimWaitsAlready();
    if (running) await this.claims.remove(session, running);
    await this.claims.add(session, claim);
  }

  private async tell(
    session: ClientSession,
    business: Business,
    { claim, code, owners }: { claim: Claim; code: Code | null; owners: PageOwner[] },
  ): Promise<void> {
    const { id, name } = business;
    if (code) await this.sendCode(session, claim, name, code.code);
    for (const owner of owners) {
      // The lock prevents a mail to an account that is being erased at the same time.
      await this.accounts.lock(session, owner.accountId);
      if (await this.hasRoom(session, this.mails, owner.email)) await this.mails.disputed(session, owner, name);
    }
    await this.auditTrail.recordAs(session, null, {
      action: 'claimed',
      record: { kind: 'page-owner', id, name },
      after: recordedClaim(claim),
    });
  }

  private async sendCode(
    session: ClientSession,
    { way, code: sent }: Claim,
    name: string,
    code: string,
  ): Promise<void> {
    if (!sent) return;
    const messages = way === 'phone-code' ? this.texts : this.mails;
    // The branches of a chain often have one number, so a limit for each page would not protect it.
    if (!(await this.hasRoom(session, messages, sent.sentTo))) throw tooManyCodes();
    if (way === 'phone-code') await this.texts.code(session, sent.sentTo, code, sent.expiresAt);
    else await this.mails.code(session, sent.sentTo, name, code);
  }

  private async hasRoom(session: ClientSession, messages: ClaimTexts | OwnershipMails, to: string): Promise<boolean> {
    const since = new Date(this.clock.now().getTime() - DAY_MS);
    return (await messages.countSince(session, to, since)) < MOST_MESSAGES_A_DAY;
  }

  private async enter(session: ClientSession, { id, accountId }: Claim, isRight: boolean): Promise<Outcome> {
    const claim = await this.getOwn(id, accountId, session);
    const tried = tryCode(claim, isRight, this.clock.now());
    await this.claims.save(session, tried.claim);
    if (tried.outcome !== 'right') {
      return { outcome: tried.outcome, triesLeft: tried.outcome === 'wrong' ? tried.triesLeft : 0, slug: '' };
    }
    return { outcome: 'right', triesLeft: 0, slug: await this.become(session, tried.claim) };
  }

  private async become(session: ClientSession, claim: Claim): Promise<string> {
    await this.accounts.lock(session, claim.accountId);
    const business = await this.changes.getPublic(session, claim.businessId);
    // Since the code was sent, the page got an owner or an owner was revoked. Then a moderator must decide.
    const hasOwners = (await this.owners.of(business.id, session)).length > 0;
    if (hasOwners || (await this.revoked.hadAny(business.id, session))) throw claimWayNotOffered(claim.way);
    await this.changes.grant(session, business, claim, { kind: claim.way, by: null, byAccountId: null });
    await this.mails.approved(session, claim, business);
    const { id, name, slug } = business;
    await this.auditTrail.recordAs(session, null, {
      action: 'approved',
      record: { kind: 'page-owner', id, name },
      after: recordedClaim(claim),
    });
    return slug;
  }

  private async getOwn(id: string, accountId: string, session?: ClientSession): Promise<Claim> {
    const claim = await this.claims.get(id, session);
    if (claim.accountId !== accountId) throw claimNotFound(id);
    return claim;
  }
}
