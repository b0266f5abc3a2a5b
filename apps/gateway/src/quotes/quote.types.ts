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

const ONCE = 'UUID of this submission of the form. A repeat with the same UUID has no further effect.';

@ObjectType()
class QuoteOffer extends typeOf(OfferContract, { unitPrice: 'Turkish lira.', total: 'Turkish lira.' }) {}

@ObjectType()
class OfferedQuote extends typeOf(OfferedContract, { unitPrice: 'Turkish lira.', total: 'Turkish lira.' }) {}

@ObjectType()
class QuoteQuestion extends typeOf(QuestionContract) {}

@ObjectType({ description: 'Contact details of the other side.' })
class QuoteContact extends typeOf(ContactContract) {}

@ObjectType()
class QuoteRecipient extends typeOf(RecipientContract, {
  state: 'State: waiting, invited, declined or unreachable.',
}) {}

const status = 'Status: unconfirmed, open, deciding, accepted or closed.';

@ObjectType({ description: 'A quote request as its buyer sees it.' })
export class QuoteRequest extends typeOf(OwnContract, {
  status,
  buyer: { type: () => QuoteContact },
  recipients: { type: () => QuoteRecipient },
  offers: { type: () => OfferedQuote, description: 'Offers; null while they are sealed.' },
  contact: {
    type: () => QuoteContact,
    description: 'Contact details of the supplier whose offer was accepted; null before.',
  },
  questions: { type: () => QuoteQuestion },
}) {}

@ObjectType({ description: 'A quote request as one of its suppliers sees it.' })
export class QuoteInvitation extends typeOf(InvitationContract, {
  status,
  offer: { type: () => QuoteOffer },
  contact: { type: () => QuoteContact, description: 'Contact details of the buyer; null until the offer is accepted.' },
  questions: { type: () => QuoteQuestion },
}) {}

@ObjectType()
class ListedQuoteRequest extends typeOf(ListedContract, { status }) {}

@ObjectType()
export class QuoteRequestList extends pageTypeOf(ListedQuoteRequest) {}

@ObjectType({ description: 'Confirmation of a received quote request.' })
export class QuoteReceipt extends typeOf(RequestQuotes.reply.omit({ id: true }), {
  awaitsConfirmation: 'Whether the request is sent only after the buyer follows the mailed link.',
  recipients: 'Number of businesses that receive the request.',
  unreachable: 'Number of selected businesses that cannot be reached by mail.',
}) {}

@InputType()
export class RequestQuotesInput extends inputOf(RequestQuotes.request.extend(openForm), { commandId: ONCE }) {}

@InputType()
export class QuoteOfferInput extends inputOf(MakeQuoteOffer.request.extend({ commandId: z.uuid() }), {
  commandId: ONCE,
}) {}

@ObjectType({ description: 'A business that can receive a quote request.' })
export class QuoteSupplier extends typeOf(
  z.object({ id: z.uuid(), slug: z.string(), name: z.string(), city: z.string().nullable() }),
) {}
