import type { MakeQuoteOffer, RequestOf } from '@tedarik/commands';
import { QUOTE_LIMITS } from '@tedarik/fields';
import { type FieldError, newId } from '@tedarik/service-kit';
import { inIstanbul } from '@tedarik/turkish';
import { lengthErrors, tidyText } from './quote-form.js';
import {
  quoteDeadlinePassed,
  quoteFormRefused,
  quoteOfferExpired,
  quoteOfferNotFound,
  quoteOffersSealed,
  quoteQuestionNotFound,
  quoteQuestionsFull,
  quoteRequestEnded,
} from './quote-request.errors.js';
import { areOffersShown, type Offer, type QuoteRequest, statusAt, withRecipient } from './quote-request.js';

type Price = Omit<RequestOf<typeof MakeQuoteOffer>, 'token'>;

/** Throws quote-deadline-passed and quote-request-ended. */
function assertOpen(request: QuoteRequest, now: Date): void {
  const status = statusAt(request, now);
  if (status === 'deciding') throw quoteDeadlinePassed();
  if (status !== 'open') throw quoteRequestEnded();
}

const dayOf = (at: Date): string => inIstanbul(at).toISOString().slice(0, 10);

const isOutside = (number: number | null, least: number, most: number): boolean =>
  number !== null && (number < least || number > most);

/** Whether a price is within the limits and has at most two decimals (kuruş). */
const isPrice = (lira: number | null): boolean =>
  !isOutside(lira, 0.01, QUOTE_LIMITS.price) && (lira === null || Math.round(lira * 100) / 100 === lira);

/** Errors in the last day of an offer. An offer that expires before a sealed request is opened could never be accepted. */
function dayErrors(validUntil: string | null, { isSealed, deadlineAt }: QuoteRequest, now: Date): FieldError[] {
  if (validUntil === null) return [];
  if (validUntil < dayOf(now)) return [{ field: 'validUntil', code: 'date-passed' }];
  return isSealed && validUntil < dayOf(deadlineAt!) ? [{ field: 'validUntil', code: 'before-deadline' }] : [];
}

function offerOf(request: QuoteRequest, price: Price, now: Date): Offer {
  const { unitPrice, total, deliveryDays, validUntil } = price;
  const note = tidyText(price.note);
  const { least, most } = QUOTE_LIMITS.deliveryDays;
  const errors: FieldError[] = [
    ...(unitPrice === null && total === null ? [{ field: 'unitPrice', code: 'price-required' }] : []),
    ...(isPrice(unitPrice) ? [] : [{ field: 'unitPrice', code: 'invalid-price' }]),
    ...(isPrice(total) ? [] : [{ field: 'total', code: 'invalid-price' }]),
    ...(isOutside(deliveryDays, least, most) ? [{ field: 'deliveryDays', code: 'out-of-range' }] : []),
    ...dayErrors(validUntil, request, now),
    ...lengthErrors('note', note, QUOTE_LIMITS.offerNote),
  ];
  if (errors.length > 0) throw quoteFormRefused(errors);
  return { unitPrice, total, deliveryDays, validUntil, note, changedAt: now };
}

/** Makes an offer or replaces the existing one; a supplier that declined may still make one. */
export function makeOffer(request: QuoteRequest, recipientId: string, price: Price, now: Date): QuoteRequest {
  assertOpen(request, now);
  const offer = offerOf(request, price, now);
  return withRecipient(request, recipientId, () => ({ offer, state: 'invited' }));
}

export function withdrawOffer(request: QuoteRequest, recipientId: string, now: Date): QuoteRequest {
  assertOpen(request, now);
  return withRecipient(request, recipientId, () => ({ offer: null }));
}

export function declineQuoteRequest(request: QuoteRequest, recipientId: string, now: Date): QuoteRequest {
  assertOpen(request, now);
  return withRecipient(request, recipientId, () => ({ offer: null, state: 'declined' }));
}

/**
 * Throws quote-questions-full when the supplier, or all suppliers together, have asked the maximum number: each question is a mail to the
 * buyer.
 */
export function askQuestion(request: QuoteRequest, recipientId: string, typed: string, now: Date): QuoteRequest {
  assertOpen(request, now);
  const question = tidyText(typed);
  const errors = lengthErrors('question', question, QUOTE_LIMITS.question);
  if (errors.length > 0) throw quoteFormRefused(errors);
  const ofOne = request.questions.filter((one) => one.recipientId === recipientId);
  if (ofOne.length >= QUOTE_LIMITS.questionsOfOne || request.questions.length >= QUOTE_LIMITS.questions) {
    throw quoteQuestionsFull();
  }
  const added = { id: newId(), recipientId, question: question!, askedAt: now, answer: null };
  return { ...request, questions: [...request.questions, added] };
}

/** Answers a question, or corrects the answer. */
export function answerQuestion(request: QuoteRequest, id: string, typed: string): QuoteRequest {
  if (request.status !== 'open') throw quoteRequestEnded();
  if (!request.questions.some((question) => question.id === id)) throw quoteQuestionNotFound();
  const answer = tidyText(typed);
  const errors = lengthErrors('answer', answer, QUOTE_LIMITS.answer);
  if (errors.length > 0) throw quoteFormRefused(errors);
  return { ...request, questions: request.questions.map((one) => (one.id === id ? { ...one, answer } : one)) };
}

/** Accepts an offer that the buyer can see and that is still valid. */
export function acceptOffer(request: QuoteRequest, recipientId: string, now: Date): QuoteRequest {
  if (request.status !== 'open') throw quoteRequestEnded();
  if (!areOffersShown(request, now)) throw quoteOffersSealed();
  const offer = request.recipients.find(({ id }) => id === recipientId)?.offer;
  if (!offer) throw quoteOfferNotFound();
  if (offer.validUntil !== null && offer.validUntil < dayOf(now)) throw quoteOfferExpired();
  return { ...request, status: 'accepted', acceptedId: recipientId, settledAt: now, dueAt: null };
}
