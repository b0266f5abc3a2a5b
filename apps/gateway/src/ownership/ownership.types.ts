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

const proof = 'email-code, phone-code, document or transfer';
const sentOnce = { commandId: z.uuid() };

@ObjectType({ description: 'A page as its owner sees it in a list.' })
export class MyPage extends typeOf(OwnPage, {
  status: 'pending, active, inactive or rejected',
  proof,
  since: 'When it became theirs, ISO 8601.',
}) {}

const options = GetClaimOptions.reply.shape;

@ObjectType({ description: 'The page that is claimed.' })
class ClaimedPage extends typeOf(options.page.unwrap()) {}

@ObjectType()
class OfferedClaimWay extends typeOf(options.ways.element, {
  way: 'email-code or document',
  sentTo: 'Where a code would go, masked.',
}) {}

@ObjectType({ description: 'A claim as its claimant sees it.' })
export class MyClaim extends typeOf(OwnClaim, {
  way: 'email-code or document',
  status: 'code-sent, waiting, approved or rejected',
  sentTo: 'Where the code went, masked.',
  documents: { type: () => SentDocument },
}) {}

@ObjectType({ description: 'How the visitor can claim a page.' })
export class ClaimOptions extends typeOf(
  GetClaimOptions.reply.extend({
    page: of(ClaimedPage).nullable(),
    ways: z.array(of(OfferedClaimWay)),
    running: of(MyClaim).nullable(),
  }),
  { page: 'Null if there is no such public page.', running: 'The claim of theirs that is not decided.' },
) {}

@InputType()
export class StartClaimInput extends inputOf(StartClaim.request.extend(sentOnce), { way: 'email-code or document' }) {}

@InputType()
export class EnterClaimCodeInput extends inputOf(EnterClaimCode.request.extend(sentOnce)) {}

@ObjectType({ description: 'An owner as other owners of the page see it.' })
class CoOwner extends typeOf(OwnerContract, { proof }) {}

@ObjectType({ description: 'An invitation that nobody has accepted yet.' })
export class OwnerInvitation extends typeOf(OpenInvitation, {
  email: 'As the owner typed it.',
  handsOver: 'Whether the one who invites leaves the page then.',
}) {}

@ObjectType()
export class PageOwnerList extends typeOf(
  ListCoOwners.reply.extend({ owners: z.array(of(CoOwner)), invitations: z.array(of(OwnerInvitation)) }),
) {}

@InputType()
export class InviteOwnerInput extends inputOf(InviteOwner.request) {}

@ObjectType({ description: 'What a mailed link invites to.' })
export class PageInvitation extends typeOf(GetInvitation.reply.shape.invitation.unwrap()) {}
