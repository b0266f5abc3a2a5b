import type { ManagedQuoteRequest, OwnQuoteRequest, QuoteInvitation } from '@tedarik/commands';
import { areOffersShown, type Offer, offersOf, quoteNumber, type QuoteRequest, statusAt } from './quote-request.js';

/** The part that both sides see. */
export function subjectView(request: QuoteRequest, now: Date) {
  const { id, what, quantity, unit, city, borough, isSealed, deadlineAt, createdAt, closedBecause } = request;
  return {
    ...{ id, number: quoteNumber(request), what, quantity, unit, city, borough, isSealed, closedBecause },
    status: statusAt(request, now),
    deadlineAt: deadlineAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

const offerView = ({ changedAt, ...offer }: Offer) => ({ ...offer, changedAt: changedAt.toISOString() });

const questionsView = ({ questions }: QuoteRequest) =>
  questions.map(({ id, question, answer, askedAt }) => ({ id, question, answer, askedAt: askedAt.toISOString() }));

/** The request as its buyer sees it. */
export function ownQuoteRequestView(request: QuoteRequest, now: Date): OwnQuoteRequest {
  const { note, buyer, recipients, acceptedId } = request;
  const accepted = recipients.find(({ id }) => id === acceptedId);
  return {
    ...subjectView(request, now),
    note,
    buyer: { name: buyer.name, email: buyer.email, phone: buyer.phone },
    recipients: recipients.map(({ id, businessName, businessSlug, state }) => ({
      ...{ id, businessName, businessSlug, state },
    })),
    offerCount: offersOf(request).length,
    offers: areOffersShown(request, now)
      ? offersOf(request).map(({ id, offer }) => ({ id, ...offerView(offer) }))
      : null,
    acceptedId,
    contact: accepted ? { name: accepted.businessName, email: accepted.email, phone: accepted.phone } : null,
    questions: questionsView(request),
  };
}

/** The request as one of its suppliers sees it: without the other suppliers, except for the answers to their questions. */
export function quoteInvitationView(
  request: QuoteRequest,
  recipientId: string,
  isStopped: boolean,
  now: Date,
): QuoteInvitation {
  const recipient = request.recipients.find(({ id }) => id === recipientId)!;
  const { name, email, phone } = request.buyer;
  const isAccepted = request.acceptedId === recipientId;
  return {
    ...subjectView(request, now),
    note: request.note,
    businessName: recipient.businessName,
    hasDeclined: recipient.state === 'declined',
    isStopped,
    offer: recipient.offer && offerView(recipient.offer),
    isAccepted,
    contact: isAccepted ? { name, email, phone } : null,
    questions: questionsView(request),
  };
}

/** The request as the back office sees it. */
export const managedQuoteRequestView = (
  request: QuoteRequest,
  isBuyerBlocked: boolean,
  now: Date,
): ManagedQuoteRequest => ({
  ...subjectView(request, now),
  note: request.note,
  recipientCount: request.recipients.length,
  offerCount: offersOf(request).length,
  questionCount: request.questions.length,
  isBuyerBlocked,
});
