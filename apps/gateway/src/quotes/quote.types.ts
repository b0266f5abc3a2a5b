import { InputType, ObjectType } from '@nestjs/graphql';
import {
  ListedQuoteRequest as ListedContract,
  MakeQuoteOffer,
  OfferedQuote as OfferedContract,
  OwnQuoteRequest as OwnContract,
  QuoteContact as ContactContract,
  QuoteInvitation as InvitationContract,
  QuoteOffer as OfferContract,
  QuoteQuestion as QuestionContract,
  QuoteRecipient as RecipientContract,
  RequestQuotes,
} from '@tedarik/commands';
import { z } from 'zod';
import { openForm } from '../graphql/open-form.js';
import { inputOf, pageTypeOf, typeOf } from '../graphql/type-of.js';

const ONCE = 'A UUID per form that is sent: the same one again does nothing twice.';

@ObjectType()
class QuoteOffer extends typeOf(OfferContract, { unitPrice: 'Turkish lira.', total: 'Turkish lira.' }) {}

@ObjectType()
class OfferedQuote extends typeOf(OfferedContract, { unitPrice: 'Turkish lira.', total: 'Turkish lira.' }) {}

@ObjectType()
class QuoteQuestion extends typeOf(QuestionContract) {}

@ObjectType({ description: 'How to reach the other side.' })
class QuoteContact extends typeOf(ContactContract) {}

@ObjectType()
class QuoteRecipient extends typeOf(RecipientContract, { state: 'waiting, invited, declined or unreachable' }) {}

const status = 'unconfirmed, open, deciding, accepted or closed';

@ObjectType({ description: 'A request for quotation, as its buyer sees it.' })
export class QuoteRequest extends typeOf(OwnContract, {
  status,
  buyer: { type: () => QuoteContact },
  recipients: { type: () => QuoteRecipient },
  offers: { type: () => OfferedQuote, description: 'Null while they are sealed.' },
  contact: { type: () => QuoteContact, description: 'Of the supplier whose offer was taken.' },
  questions: { type: () => QuoteQuestion },
}) {}

@ObjectType({ description: 'A request for quotation, as one of its suppliers sees it.' })
export class QuoteInvitation extends typeOf(InvitationContract, {
  status,
  offer: { type: () => QuoteOffer },
  contact: { type: () => QuoteContact, description: 'Of the buyer, once the offer was taken.' },
  questions: { type: () => QuoteQuestion },
}) {}

@ObjectType()
class ListedQuoteRequest extends typeOf(ListedContract, { status }) {}

@ObjectType()
export class QuoteRequestList extends pageTypeOf(ListedQuoteRequest) {}

@ObjectType({ description: 'What somebody is told who has requested quotes.' })
export class QuoteReceipt extends typeOf(RequestQuotes.reply.omit({ id: true }), {
  awaitsConfirmation: 'Whether nothing is sent before the link in the mail was followed.',
  recipients: 'Businesses that it goes to.',
  unreachable: 'Businesses that it was meant for and that cannot be written to.',
}) {}

@InputType()
export class RequestQuotesInput extends inputOf(RequestQuotes.request.extend(openForm), { commandId: ONCE }) {}

@InputType()
export class QuoteOfferInput extends inputOf(MakeQuoteOffer.request.extend({ commandId: z.uuid() }), {
  commandId: ONCE,
}) {}

@ObjectType({ description: 'A business that may be sent a request.' })
export class QuoteSupplier extends typeOf(
  z.object({ id: z.uuid(), slug: z.string(), name: z.string(), city: z.string().nullable() }),
) {}
