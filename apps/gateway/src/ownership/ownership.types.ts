import { InputType, ObjectType } from '@nestjs/graphql';
import {
  CoOwner as OwnerContract,
  EnterClaimCode,
  GetClaimOptions,
  GetInvitation,
  InviteOwner,
  ListCoOwners,
  OpenInvitation,
  OwnClaim,
  OwnPage,
  StartClaim,
} from '@tedarik/commands';
import { z } from 'zod';
import { SentDocument } from '../documents/document.types.js';
import { inputOf, of, typeOf } from '../graphql/type-of.js';

const proof = 'How ownership was proved: email-code, phone-code, document or transfer.';
const sentOnce = { commandId: z.uuid() };

@ObjectType({ description: 'A page in the list of its owner.' })
export class MyPage extends typeOf(OwnPage, {
  status: 'Status of the business: pending, active, inactive or rejected.',
  proof,
  since: 'Start of the ownership, ISO 8601.',
}) {}

const options = GetClaimOptions.reply.shape;

@ObjectType({ description: 'The page to be claimed.' })
class ClaimedPage extends typeOf(options.page.unwrap()) {}

@ObjectType()
class OfferedClaimWay extends typeOf(options.ways.element, {
  way: 'How ownership is proved: email-code, phone-code or document.',
  sentTo: 'Masked address or number to which a code would be sent; null for `document`.',
}) {}

@ObjectType({ description: 'A claim as the claimant sees it.' })
export class MyClaim extends typeOf(OwnClaim, {
  way: 'How ownership is proved: email-code, phone-code or document.',
  status: 'Status: code-sent, waiting, approved or rejected.',
  sentTo: 'Masked address or number to which the code was sent; null without a code.',
  documents: { type: () => SentDocument },
}) {}

@ObjectType({ description: 'Ways in which the visitor can claim a page.' })
export class ClaimOptions extends typeOf(
  GetClaimOptions.reply.extend({
    page: of(ClaimedPage).nullable(),
    ways: z.array(of(OfferedClaimWay)),
    running: of(MyClaim).nullable(),
  }),
  {
    page: 'The page; null if there is no such public page.',
    running: "The visitor's undecided claim of this page; null if there is none.",
  },
) {}

@InputType()
export class StartClaimInput extends inputOf(StartClaim.request.extend(sentOnce), {
  way: 'How ownership is proved: email-code, phone-code or document.',
}) {}

@InputType()
export class EnterClaimCodeInput extends inputOf(EnterClaimCode.request.extend(sentOnce)) {}

@ObjectType({ description: 'An owner as other owners of the page see it.' })
class CoOwner extends typeOf(OwnerContract, { proof }) {}

@ObjectType({ description: 'An invitation to own a page that has not been accepted yet.' })
export class OwnerInvitation extends typeOf(OpenInvitation, {
  email: 'E-mail address as the owner typed it.',
  handsOver: 'Whether the inviting owner loses the page when the invitation is accepted.',
}) {}

@ObjectType()
export class PageOwnerList extends typeOf(
  ListCoOwners.reply.extend({ owners: z.array(of(CoOwner)), invitations: z.array(of(OwnerInvitation)) }),
) {}

@InputType()
export class InviteOwnerInput extends inputOf(InviteOwner.request) {}

@ObjectType({ description: 'An invitation to own a page, as its recipient sees it.' })
export class PageInvitation extends typeOf(GetInvitation.reply.shape.invitation.unwrap()) {}
