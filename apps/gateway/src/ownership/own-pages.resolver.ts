import { Args, Context, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  AcceptInvitation,
  EnterClaimCode,
  GetClaimOptions,
  GetInvitation,
  InviteOwner,
  LeavePage,
  ListCoOwners,
  ListOwnPages,
  RemoveClaimDocument,
  StartClaim,
  WithdrawClaim,
  WithdrawInvitation,
} from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { SentDocument } from '../documents/document.types.js';
import { receiverKey } from '../limits/limit-keys.js';
import { RateLimits } from '../limits/rate-limits.js';
import { visitorActor } from '../visitors/actor-of.js';
import { type ClientFacts, type Requesting, signedIn, verified } from '../visitors/visitor.js';
import {
  ClaimOptions,
  PageOwnerList,
  EnterClaimCodeInput,
  InviteOwnerInput,
  MyClaim,
  MyPage,
  OwnerInvitation,
  PageInvitation,
  StartClaimInput,
} from './ownership.types.js';

/** The signed-in visitor's pages: claiming, sharing and leaving them. Never part of a cached page. */
@Resolver()
export class OwnPagesResolver {
  constructor(
    private readonly requests: RequestClient,
    private readonly limits: RateLimits,
  ) {}

  @Query(() => [MyPage], { description: 'Pages that the visitor owns, by name.' })
  async myPages(@Context('visitor') visitor: Requesting): Promise<MyPage[]> {
    return (await this.requests.send(ListOwnPages, {}, { actor: visitorActor(signedIn(visitor)) })).pages;
  }

  @Query(() => ClaimOptions)
  claimOptions(@Args('slug') slug: string, @Context('visitor') visitor: Requesting): Promise<ClaimOptions> {
    return this.requests.send(GetClaimOptions, { slug }, { actor: visitorActor(signedIn(visitor)) });
  }

  @Mutation(() => MyClaim, {
    description: 'Starts a claim: mails a code to the business, or submits the note to the editors for a decision.',
  })
  async startClaim(
    @Args('input', { type: () => StartClaimInput }) { commandId, note = null, ...claim }: StartClaimInput,
    @Context('visitor') visitor: Requesting,
    @Context('client') client: ClientFacts,
  ): Promise<MyClaim> {
    const actor = visitorActor(verified(visitor));
    await this.limits.take('claim', actor.id);
    await this.limits.take('claimAddress', client.address);
    if (claim.way === 'email-code') await this.limits.take('claimPage', claim.businessId);
    return this.requests.send(StartClaim, { ...claim, note }, { actor, commandId });
  }

  @Mutation(() => String, {
    description:
      'Proves a claim by its code; returns the slug of the page, now owned. Fails with `wrong-code`, `code-used-up`, `code-expired`.',
  })
  async enterClaimCode(
    @Args('input', { type: () => EnterClaimCodeInput }) { commandId, ...entered }: EnterClaimCodeInput,
    @Context('visitor') visitor: Requesting,
  ): Promise<string> {
    const actor = visitorActor(verified(visitor));
    await this.limits.take('claimCode', actor.id);
    return (await this.requests.send(EnterClaimCode, entered, { actor, commandId })).slug;
  }

  @Mutation(() => [SentDocument], {
    description: 'Deletes a document of a claim permanently; returns the remaining ones.',
  })
  async removeClaimDocument(
    @Args('claimId', { type: () => ID }) claimId: string,
    @Args('id', { type: () => ID }) id: string,
    @Context('visitor') visitor: Requesting,
  ): Promise<SentDocument[]> {
    const actor = visitorActor(verified(visitor));
    return (await this.requests.send(RemoveClaimDocument, { claimId, id }, { actor })).documents;
  }

  @Mutation(() => Boolean, { description: 'Withdraws an undecided claim and deletes it with its documents.' })
  async withdrawClaim(
    @Args('id', { type: () => ID }) id: string,
    @Context('visitor') visitor: Requesting,
  ): Promise<boolean> {
    await this.requests.send(WithdrawClaim, { id }, { actor: visitorActor(verified(visitor)) });
    return true;
  }

  @Query(() => PageOwnerList, { description: 'Owners of a page that the visitor owns, and open invitations to it.' })
  coOwners(
    @Args('businessId', { type: () => ID }) businessId: string,
    @Context('visitor') visitor: Requesting,
  ): Promise<PageOwnerList> {
    return this.requests.send(ListCoOwners, { businessId }, { actor: visitorActor(signedIn(visitor)) });
  }

  @Mutation(() => OwnerInvitation, {
    description: 'Mails an invitation link. It works once and makes the account that accepts it an owner.',
  })
  async inviteOwner(
    @Args('input', { type: () => InviteOwnerInput }) invitation: InviteOwnerInput,
    @Args('commandId', { type: () => ID }) commandId: string,
    @Context('visitor') visitor: Requesting,
  ): Promise<OwnerInvitation> {
    const actor = visitorActor(verified(visitor));
    await this.limits.take('invitation', actor.id);
    await this.limits.take('mailedLink', receiverKey(invitation.email));
    return this.requests.send(InviteOwner, { ...invitation }, { actor, commandId });
  }

  @Mutation(() => Boolean)
  async withdrawInvitation(
    @Args('businessId', { type: () => ID }) businessId: string,
    @Args('id', { type: () => ID }) id: string,
    @Context('visitor') visitor: Requesting,
  ): Promise<boolean> {
    await this.requests.send(WithdrawInvitation, { businessId, id }, { actor: visitorActor(verified(visitor)) });
    return true;
  }

  @Query(() => PageInvitation, {
    nullable: true,
    description: 'The invitation of a mailed link; null if it was used or withdrawn, or has expired.',
  })
  async pageInvitation(@Args('token') token: string): Promise<PageInvitation | null> {
    return (await this.requests.send(GetInvitation, { token })).invitation;
  }

  @Mutation(() => String, {
    description: 'Makes the visitor an owner of the page; returns its slug. Fails with `invitation-expired`.',
  })
  async acceptInvitation(
    @Args('token') token: string,
    @Args('commandId', { type: () => ID }) commandId: string,
    @Context('visitor') visitor: Requesting,
  ): Promise<string> {
    const actor = visitorActor(verified(visitor));
    return (await this.requests.send(AcceptInvitation, { token }, { actor, commandId })).slug;
  }

  @Mutation(() => Boolean, { description: "Ends the visitor's ownership of the page." })
  async leavePage(
    @Args('businessId', { type: () => ID }) businessId: string,
    @Context('visitor') visitor: Requesting,
  ): Promise<boolean> {
    await this.requests.send(LeavePage, { businessId }, { actor: visitorActor(verified(visitor)) });
    return true;
  }
}
